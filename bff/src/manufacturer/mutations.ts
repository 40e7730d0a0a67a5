import { type AddressValues, completeAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editFields, idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { sendEdit } from "../graphql/version.ts";
import { toRestId } from "../rest/recordFields.ts";
import { locationId, requireLocation } from "../seller/location.ts";
import { currentUser } from "../session/currentUser.ts";
import { manufacturerFields } from "./fields.ts";
import { manufacturerEditing, manufacturers } from "./source.ts";
import { ManufacturerEdge, manufacturerOrder, ManufacturerType } from "./type.ts";

function complete(context: Context, address: AddressValues): Promise<Address> {
  return completeAddress(context, address, "address", "Province is not known");
}

changeMutation({
  name: "addManufacturer",
  description: "Adds a manufacturer to a location that the viewer acts for.",
  permission: "MANUFACTURER_CREATE",
  input: {
    description: "A new manufacturer.",
    argument: "The new manufacturer.",
    fields: {
      sellerId: locationId("The location that keeps it. A seller may leave it out, it is their own then."),
      ...manufacturerFields,
      idempotencyKey,
    },
  },
  async run({ sellerId, idempotencyKey, ...values }, context) {
    const [location, address] = await Promise.all([
      requireLocation(context, sellerId),
      complete(context, values.address),
    ]);
    const response = await context.rest.send({
      method: "POST",
      template: manufacturers.path,
      body: {
        ...toRestBody(manufacturerFields, { ...values, address }),
        seller_id: toRestId(location),
        company_id: toRestId(currentUser(context).companyId),
      },
      idempotencyKey,
    });
    const manufacturer = manufacturers.decodeWritten(context, response.body);
    return { manufacturer, manufacturerEdge: edgeOf(manufacturerOrder.of(), manufacturer) };
  },
  success: {
    description: "The manufacturer was added.",
    fields: (t) => ({
      manufacturer: t.expose("manufacturer", {
        type: ManufacturerType,
        description: "The new manufacturer, as the service keeps it.",
      }),
      manufacturerEdge: t.expose("manufacturerEdge", {
        type: ManufacturerEdge,
        description: "The new manufacturer as a row of the list by name.",
      }),
    }),
  },
});

changeMutation({
  name: "editManufacturer",
  description: "Changes a manufacturer of a location that the viewer acts for.",
  permission: "MANUFACTURER_UPDATE",
  input: {
    description: "Changes of a manufacturer. What is left out stays as it is.",
    argument: "What to change.",
    fields: {
      id: idOf("Manufacturer", "The manufacturer to change."),
      ...editFields(manufacturerFields),
      version,
    },
  },
  async run({ id, version, ...values }, context) {
    const manufacturer = await manufacturers.require(context, id);
    const address = values.address && (await complete(context, values.address));
    const body = toRestBody(manufacturerFields, { ...values, address });
    return { manufacturer: await sendEdit(context, manufacturerEditing, manufacturer, version, body) };
  },
  success: {
    description: "The manufacturer was changed.",
    fields: (t) => ({
      manufacturer: t.expose("manufacturer", {
        type: ManufacturerType,
        description: "The manufacturer, as the service keeps it now.",
      }),
    }),
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
