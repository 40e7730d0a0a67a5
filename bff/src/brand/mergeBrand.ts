import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { ownError } from "../rest/answerError.ts";
import { RestError } from "../rest/error.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Brand } from "./record.ts";
import { brandPath, brands } from "./source.ts";
import { BrandType } from "./type.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const mergeBrandInput = v.object({ id: v.string(), intoId: v.string() });

interface MergeBrandSuccess {
  readonly brand: Brand;
  readonly deletedId: string;
}

async function mergeBrand(raw: unknown, context: Context): Promise<MergeBrandSuccess> {
  const input = validate(mergeBrandInput, raw);
  const [from, into] = await Promise.all([loadNamed(context, input.id), loadNamed(context, input.intoId)]);
  if (from.id === into.id) refuse("intoId", "A brand cannot be merged with itself");
  try {
    const answer = await context.rest.send({
      method: "POST",
      template: `${brandPath}/{id}/merge`,
      params: { id: from.id },
      body: { into_id: writtenId(into.id) },
    });
    brands.forget(context, from.id);
    return { brand: readWritten(context, answer.body), deletedId: input.id };
  } catch (error) {
    // Both brands were there a moment ago, so it is the call that the service does not have.
    if (error instanceof RestError && error.kind === "not-found") throw ownError("not-offered", error);
    throw error;
  }
}

const MergeBrandInput = builder.inputType("MergeBrandInput", {
  description: "Two brands that are the same.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The brand that goes." }),
    intoId: t.id({ required: true, description: "The brand that stays and gets its products." }),
  }),
});

const MergeBrandSuccessType = builder.objectRef<MergeBrandSuccess>("MergeBrandSuccess").implement({
  description: "One brand is left, and every product of both carries it.",
  fields: (t) => ({
    brand: t.expose("brand", { type: BrandType, description: "The brand that stays." }),
    deletedId: t.exposeID("deletedId", { description: "The id of the brand that is gone." }),
  }),
});

builder.mutationField("mergeBrand", (t) =>
  t.field({
    type: resultUnion("MergeBrand", MergeBrandSuccessType, changeErrors),
    description:
      "Moves every product of a brand to another one and deletes the first, both or neither. Asks for `BRAND_DELETE`.",
    authScopes: { may: "BRAND_DELETE" },
    args: { input: t.arg({ type: MergeBrandInput, required: true, description: "Which two." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => mergeBrand(input, context)),
  }),
);
