import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { Brand } from "./record.ts";
import { nameRule } from "./rules.ts";
import { brandPath } from "./source.ts";
import { BrandType } from "./type.ts";
import { brandEditing } from "./version.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const editBrandInput = v.object({
  id: v.string(),
  name: v.optional(nameRule),
  version: v.nullish(v.string()),
});

async function editBrand(raw: unknown, context: Context): Promise<{ brand: Brand }> {
  const input = validate(editBrandInput, raw);
  const brand = await loadNamed(context, input.id);
  if (input.name === undefined) return { brand };
  const answer = await sendUnlessStale(context, brandEditing, brand, input.version, {
    method: "PUT",
    template: `${brandPath}/{id}`,
    params: { id: brand.id },
    body: { brand_name: input.name },
  });
  return { brand: readWritten(context, answer.body) };
}

const EditBrandInput = builder.inputType("EditBrandInput", {
  description: "Changes of a brand. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The brand to change." }),
    name: t.string({ description: "1 to 120 characters; unique in the company, in upper or lower case." }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditBrandSuccess = builder.objectRef<{ brand: Brand }>("EditBrandSuccess").implement({
  description: "The brand was changed.",
  fields: (t) => ({
    brand: t.expose("brand", { type: BrandType, description: "The brand, as the service keeps it now." }),
  }),
});

builder.mutationField("editBrand", (t) =>
  t.field({
    type: resultUnion("EditBrand", EditBrandSuccess, changeErrors),
    description: "Renames a brand of the viewer's company. Asks for `BRAND_UPDATE`.",
    authScopes: { may: "BRAND_UPDATE" },
    args: { input: t.arg({ type: EditBrandInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => editBrand(input, context)),
  }),
);
