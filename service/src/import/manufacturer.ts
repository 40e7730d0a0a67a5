import {
  addManufacturer,
  editManufacturer,
  removeManufacturer,
  manufacturer,
} from "../manufacturer/resource.ts";
import { addressColumns, countryColumn, stateCode, stateColumn } from "./addressColumns.ts";
import { recordKind } from "./recordKind.ts";
import { line, whole } from "./value.ts";

/** Manufacturers of locations, by their id or else by their name at the location. */
export const manufacturerImport = recordKind({
  name: "manufacturer",
  table: "manufacturer",
  resource: manufacturer,
  id: "manufacturer_id",
  title: "name",
  unknown: "The manufacturer does not exist",
  add: addManufacturer,
  edit: editManufacturer,
  mayAdd: "MANUFACTURER_CREATE",
  mayEdit: "MANUFACTURER_UPDATE",
  remove: removeManufacturer,
  mayRemove: "MANUFACTURER_DELETE",
  isOfLocation: true,
  fields: {
    manufacturer_id: { label: "Manufacturer id", read: whole, rest: "manu_id", synonyms: ["id"] },
    name: {
      label: "Manufacturer Name",
      read: line,
      isRequired: true,
      rest: "manu_name",
      synonyms: ["manufacturer", "निर्माता", "निर्माता का नाम", "नाम"],
    },
    location: {
      label: "Location",
      read: line,
      rest: "seller_id",
      synonyms: ["storage location", "location id", "स्थान"],
      neededBy: "new",
    },
    ...addressColumns,
    // Of another country it is kept as it is written.
    state: {
      ...stateColumn,
      toRest: (value) => (typeof value === "string" ? (stateCode(value) ?? value) : value),
    },
    country: { ...countryColumn, neededBy: "new" },
  },
});
