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
import { manufacturerEditing } from "./source.ts";
import { ManufacturerEdge, manufacturerOrder, ManufacturerType } from "./type.ts";

function complete(context: Context, address: AddressValues): Promise<Address> {
  return completeAddress(context, address, "address", "Province is not known");
}

const noun = { noun: "manufacturer", of: manufacturerEditing, type: ManufacturerType };

addMutation({
  ...noun,
  description: "Adds a manufacturer to a location that the viewer acts for.",
  permission: "MANUFACTURER_CREATE",
  edge: ManufacturerEdge,
  order: "by name",
  orders: manufacturerOrder,
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
  ...noun,
  description: "Changes a manufacturer of a location that the viewer acts for.",
  permission: "MANUFACTURER_UPDATE",
  fields: manufacturerFields,
  async body(values, context) {
    const address = values.address && (await complete(context, values.address));
    return toRestBody(manufacturerFields, { ...values, address });
  },
});

deleteMutation({
  ...noun,
  description:
    "Deletes a manufacturer of a location that the viewer acts for; refused with a conflict while products name it.",
  permission: "MANUFACTURER_DELETE",
  which: "A manufacturer that no product names.",
  done: "The manufacturer was deleted.",
});
