import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { collectionPath, collections } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteCollectionInput = v.object({ id: v.string() });

async function deleteCollection(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteCollectionInput, raw);
  const { id } = await loadNamed(context, input.id);
  await context.rest.send({ method: "DELETE", template: `${collectionPath}/{id}`, params: { id } });
  collections.forget(context, id);
  return { deletedId: input.id };
}

const DeleteCollectionInput = builder.inputType("DeleteCollectionInput", {
  description: "Which collection to delete.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The collection; its products stay." }),
  }),
});

const DeleteCollectionSuccess = builder
  .objectRef<{ deletedId: string }>("DeleteCollectionSuccess")
  .implement({
    description: "The collection was deleted.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id it had." }),
    }),
  });

builder.mutationField("deleteCollection", (t) =>
  t.field({
    type: resultUnion("DeleteCollection", DeleteCollectionSuccess, changeErrors),
    description:
      "Deletes a collection of the viewer's company; refused with a conflict while something uses it. " +
      "Asks for `COLLECTION_DELETE`.",
    authScopes: { may: "COLLECTION_DELETE" },
    args: { input: t.arg({ type: DeleteCollectionInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteCollection(input, context)),
  }),
);
