import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { Collection } from "./record.ts";
import { flagRule, nameRule } from "./rules.ts";
import { collectionPath } from "./source.ts";
import { CollectionType } from "./type.ts";
import { collectionEditing } from "./version.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const editCollectionInput = v.object({
  id: v.string(),
  name: v.optional(nameRule),
  isSelectable: v.optional(flagRule),
  isDisplayed: v.optional(flagRule),
  version: v.nullish(v.string()),
});

async function editCollection(raw: unknown, context: Context): Promise<{ collection: Collection }> {
  const input = validate(editCollectionInput, raw);
  const collection = await loadNamed(context, input.id);
  const body = {
    ...(input.name === undefined ? {} : { collection_name: input.name }),
    ...(input.isSelectable === undefined ? {} : { collection_enable_select: input.isSelectable }),
    ...(input.isDisplayed === undefined ? {} : { collection_enable_display: input.isDisplayed }),
  };
  if (Object.keys(body).length === 0) return { collection };
  const answer = await sendUnlessStale(context, collectionEditing, collection, input.version, {
    method: "PUT",
    template: `${collectionPath}/{id}`,
    params: { id: collection.id },
    body,
  });
  return { collection: readWritten(context, answer.body) };
}

const EditCollectionInput = builder.inputType("EditCollectionInput", {
  description: "Changes of a collection. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The collection to change." }),
    name: t.string({ description: "1 to 120 characters; unique in the company, in upper or lower case." }),
    isSelectable: t.boolean({ description: "Whether products may be put into it." }),
    isDisplayed: t.boolean({ description: "Whether the storefront shows it." }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditCollectionSuccess = builder
  .objectRef<{ collection: Collection }>("EditCollectionSuccess")
  .implement({
    description: "The collection was changed.",
    fields: (t) => ({
      collection: t.expose("collection", {
        type: CollectionType,
        description: "The collection, as the service keeps it now.",
      }),
    }),
  });

builder.mutationField("editCollection", (t) =>
  t.field({
    type: resultUnion("EditCollection", EditCollectionSuccess, changeErrors),
    description: "Changes a collection of the viewer's company. Asks for `COLLECTION_UPDATE`.",
    authScopes: { may: "COLLECTION_UPDATE" },
    args: { input: t.arg({ type: EditCollectionInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => editCollection(input, context)),
  }),
);
