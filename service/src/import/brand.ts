import { addBrand, brand, editBrand, removeBrand } from "../brand/resource.ts";
import { recordKind } from "./recordKind.ts";
import { line, whole } from "./value.ts";

/** Brands, by their id or their name. */
export const brandImport = recordKind({
  name: "brand",
  table: "brand",
  resource: brand,
  id: "brand_id",
  title: "name",
  unknown: "The brand does not exist",
  add: addBrand,
  edit: editBrand,
  mayAdd: "BRAND_CREATE",
  mayEdit: "BRAND_UPDATE",
  remove: removeBrand,
  mayRemove: "BRAND_DELETE",
  fields: {
    brand_id: { label: "Brand id", read: whole, rest: "brand_id", synonyms: ["id", "ब्रांड आईडी"] },
    name: {
      label: "Brand Name",
      read: line,
      isRequired: true,
      rest: "brand_name",
      synonyms: ["brand", "brand name", "ब्रांड", "ब्रांड का नाम", "ब्रांड नाम", "नाम"],
    },
  },
});
