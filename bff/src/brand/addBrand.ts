import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { brandOrder } from "./list.ts";
import type { Brand } from "./record.ts";
import { nameRule } from "./rules.ts";
import { brandPath } from "./source.ts";
import { BrandEdge, BrandType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const addBrandInput = v.object({ name: nameRule, idempotencyKey: idempotencyKeyRule });

interface AddBrandSuccess {
  readonly brand: Brand;
  readonly brandEdge: Edge<Brand>;
}

async function addBrand(raw: unknown, context: Context): Promise<AddBrandSuccess> {
  const { name, idempotencyKey } = validate(addBrandInput, raw);
  const answer = await context.rest.send({
    method: "POST",
    template: brandPath,
    body: { brand_name: name, company_po_id: writtenId(currentUser(context).companyId) },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  const brand = readWritten(context, answer.body);
  return { brand, brandEdge: edgeOf(brandOrder(), brand) };
}

const AddBrandInput = builder.inputType("AddBrandInput", {
  description: "A new brand.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "1 to 120 characters; unique in the company, in upper or lower case.",
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddBrandSuccessType = builder.objectRef<AddBrandSuccess>("AddBrandSuccess").implement({
  description: "The brand was added.",
  fields: (t) => ({
    brand: t.expose("brand", { type: BrandType, description: "The new brand, as the service keeps it." }),
    brandEdge: t.expose("brandEdge", {
      type: BrandEdge,
      description: "The new brand as a row of the list by name.",
    }),
  }),
});

builder.mutationField("addBrand", (t) =>
  t.field({
    type: resultUnion("AddBrand", AddBrandSuccessType, changeErrors),
    description: "Adds a brand to the viewer's company, for all its locations. Asks for `BRAND_CREATE`.",
    authScopes: { may: "BRAND_CREATE" },
    args: { input: t.arg({ type: AddBrandInput, required: true, description: "The new brand." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addBrand(input, context)),
  }),
);
