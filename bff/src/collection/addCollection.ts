import * as v from "valibot";
import { markProgress } from "../company/progress.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import type { Collection } from "./record.ts";
import { flagRule, nameRule } from "./rules.ts";
import { collectionOrder, collectionPath } from "./source.ts";
import { CollectionEdge, CollectionType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const addCollectionInput = v.object({
  name: nameRule,
  // An empty flag becomes false (Document 1 §3).
  isSelectable: v.nullish(flagRule, false),
  isDisplayed: v.nullish(flagRule, false),
  idempotencyKey: idempotencyKeyRule,
});

interface AddCollectionSuccess {
  readonly collection: Collection;
  readonly collectionEdge: Edge<Collection>;
}

async function addCollection(raw: unknown, context: Context): Promise<AddCollectionSuccess> {
  const input = validate(addCollectionInput, raw);
  const answer = await context.rest.send({
    method: "POST",
    template: collectionPath,
    body: {
      collection_name: input.name,
      collection_enable_select: input.isSelectable,
      collection_enable_display: input.isDisplayed,
      company_po_id: writtenId(currentUser(context).companyId),
    },
    ...(input.idempotencyKey === undefined ? {} : { idempotencyKey: input.idempotencyKey }),
  });
  const collection = readWritten(context, answer.body);
  await markProgress(context, "collection");
  return { collection, collectionEdge: edgeOf(collectionOrder(), collection) };
}

const AddCollectionInput = builder.inputType("AddCollectionInput", {
  description: "A new collection.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "1 to 120 characters; unique in the company, in upper or lower case.",
    }),
    isSelectable: t.boolean({ description: "Whether products may be put into it; no when not given." }),
    isDisplayed: t.boolean({ description: "Whether the storefront shows it; no when not given." }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddCollectionSuccessType = builder.objectRef<AddCollectionSuccess>("AddCollectionSuccess").implement({
  description: "The collection was added.",
  fields: (t) => ({
    collection: t.expose("collection", {
      type: CollectionType,
      description: "The new collection, as the service keeps it.",
    }),
    collectionEdge: t.expose("collectionEdge", {
      type: CollectionEdge,
      description: "The new collection as a row of the list by name.",
    }),
  }),
});

builder.mutationField("addCollection", (t) =>
  t.field({
    type: resultUnion("AddCollection", AddCollectionSuccessType, changeErrors),
    description: "Adds a collection to the viewer's company. Asks for `COLLECTION_CREATE`.",
    authScopes: { may: "COLLECTION_CREATE" },
    args: { input: t.arg({ type: AddCollectionInput, required: true, description: "The new collection." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => addCollection(input, context)),
  }),
);
