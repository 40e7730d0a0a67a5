import { type AddressValues, completeAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import { addMutation } from "../graphql/addMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { toRestBody } from "../graphql/inputFields.ts";
import { toRestId } from "../rest/recordFields.ts";
import { locationId, requireLocation } from "../seller/location.ts";
import { currentUser } from "../session/currentUser.ts";
import { manufacturerFields } from "./fields.ts";
import { manufacturerEditing, manufacturers } from "./source.ts";
import { ManufacturerEdge, manufacturerOrder, ManufacturerType } from "./type.ts";

function complete(context: Context, address: AddressValues): Promise<Address> {
  return completeAddress(context, address, "address", "Province is not known");
}

addMutation({
  description: "Adds a manufacturer to a location that the viewer acts for.",
  permission: "MANUFACTURER_CREATE",
  noun: "manufacturer",
  records: manufacturers,
  type: ManufacturerType,
  edge: ManufacturerEdge,
  order: "by name",
  rows: manufacturerOrder.of,
  fields: {
    sellerId: locationId("The location that keeps it. A seller may leave it out, it is their own then."),
    ...manufacturerFields,
  },
  async body({ sellerId, ...values }, context) {
    const [location, address] = await Promise.all([
      requireLocation(context, sellerId),
      complete(context, values.address),
    ]);
    return {
      ...toRestBody(manufacturerFields, { ...values, address }),
      seller_id: toRestId(location),
      company_id: toRestId(currentUser(context).companyId),
    };
  },
});

editMutation({
  description: "Changes a manufacturer of a location that the viewer acts for.",
  permission: "MANUFACTURER_UPDATE",
  noun: "manufacturer",
  type: ManufacturerType,
  of: manufacturerEditing,
  fields: manufacturerFields,
  async body(values, context) {
    const address = values.address && (await complete(context, values.address));
    return toRestBody(manufacturerFields, { ...values, address });
  },
});

deleteMutation({
  name: "deleteManufacturer",
  description:
    "Deletes a manufacturer of a location that the viewer acts for; refused with a conflict while products name it.",
  permission: "MANUFACTURER_DELETE",
  noun: "manufacturer",
  which: "A manufacturer that no product names.",
  done: "The manufacturer was deleted.",
  of: manufacturerEditing,
});
