import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { sellers } from "../seller/source.ts";
import { manufacturerOrder } from "./list.ts";
import type { Manufacturer } from "./record.ts";
import { addressRules, countryRule, nameRule } from "./rules.ts";
import { manufacturerPath } from "./source.ts";
import { ManufacturerEdge, ManufacturerType } from "./type.ts";
import { checkPlace, inputPaths, readWritten, writtenFields } from "./write.ts";
import { addressInputFields } from "./inputFields.ts";

const addManufacturerInput = v.object({
  sellerId: v.nullish(v.string()),
  name: nameRule,
  countryCode: countryRule,
  ...addressRules,
  idempotencyKey: idempotencyKeyRule,
});

interface AddManufacturerSuccess {
  readonly manufacturer: Manufacturer;
  readonly manufacturerEdge: Edge<Manufacturer>;
}

/** The location that shall keep it: the one that was named, or a seller's own. */
async function loadLocation(context: Context, wanted: string | null | undefined): Promise<string> {
  const { sellerId } = currentUser(context);
  if (wanted === null || wanted === undefined || wanted.trim() === "")
    return sellerId ?? refuse("sellerId", "Location is required");
  const id = idOfType("Seller", wanted);
  const seller = id === null ? null : await sellers.load(context, id);
  if (seller === null) throw new NotFoundError();
  return seller.id;
}

async function addManufacturer(raw: unknown, context: Context): Promise<AddManufacturerSuccess> {
  const { sellerId, idempotencyKey, ...values } = validate(addManufacturerInput, raw);
  const [location] = await Promise.all([
    loadLocation(context, sellerId),
    checkPlace(context, values.countryCode, values.provinceCode ?? null),
  ]);
  const answer = await context.rest.send({
    method: "POST",
    template: manufacturerPath,
    body: {
      ...writtenFields(values),
      seller_id: writtenId(location),
      company_id: writtenId(currentUser(context).companyId),
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  const manufacturer = readWritten(context, answer.body);
  return { manufacturer, manufacturerEdge: edgeOf(manufacturerOrder(), manufacturer) };
}

const AddManufacturerInput = builder.inputType("AddManufacturerInput", {
  description: "A new manufacturer.",
  fields: (t) => ({
    sellerId: t.id({
      description: "The location that keeps it. A seller may leave it out, it is their own then.",
    }),
    name: t.string({
      required: true,
      description: "1 to 120 characters; unique at its location, in upper or lower case.",
    }),
    countryCode: t.string({ required: true, description: "The `code` of one of `Query.countries`." }),
    ...addressInputFields(t),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddManufacturerSuccessType = builder
  .objectRef<AddManufacturerSuccess>("AddManufacturerSuccess")
  .implement({
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
  });

builder.mutationField("addManufacturer", (t) =>
  t.field({
    type: resultUnion("AddManufacturer", AddManufacturerSuccessType, changeErrors),
    description:
      "Adds a manufacturer to a location that the viewer acts for. Asks for `MANUFACTURER_CREATE`.",
    authScopes: { may: "MANUFACTURER_CREATE" },
    args: {
      input: t.arg({ type: AddManufacturerInput, required: true, description: "The new manufacturer." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => addManufacturer(input, context)),
  }),
);
