import { markProgress } from "../company/progress.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editFields, idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { sendEdit } from "../graphql/version.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { collectionFields } from "./fields.ts";
import { collectionEditing, collections } from "./source.ts";
import { CollectionEdge, collectionOrder, CollectionType } from "./type.ts";

changeMutation({
  name: "addCollection",
  description: "Adds a collection to the viewer's company.",
  permission: "COLLECTION_CREATE",
  input: {
    description: "A new collection.",
    argument: "The new collection.",
    fields: { ...collectionFields, idempotencyKey },
  },
  async run({ idempotencyKey, ...values }, context) {
    const company_po_id = toRestId(currentUser(context).companyId);
    const response = await context.rest.send({
      method: "POST",
      template: collections.path,
      body: { ...toRestBody(collectionFields, values), company_po_id },
      idempotencyKey,
    });
    const collection = collections.decodeWritten(context, response.body);
    await markProgress(context, "collection");
    return { collection, collectionEdge: edgeOf(collectionOrder.of(), collection) };
  },
  success: {
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
  },
});

changeMutation({
  name: "editCollection",
  description: "Changes a collection of the viewer's company.",
  permission: "COLLECTION_UPDATE",
  input: {
    description: "Changes of a collection. What is left out stays as it is.",
    argument: "What to change.",
    fields: { id: idOf("Collection", "The collection to change."), ...editFields(collectionFields), version },
  },
  async run({ id, version, ...values }, context) {
    const collection = await collections.require(context, id);
    const body = toRestBody(collectionFields, values);
    return { collection: await sendEdit(context, collectionEditing, collection, version, body) };
  },
  success: {
    description: "The collection was changed.",
    fields: (t) => ({
      collection: t.expose("collection", {
        type: CollectionType,
        description: "The collection, as the service keeps it now.",
      }),
    }),
  },
});

deleteMutation({
  name: "deleteCollection",
  description:
    "Deletes a collection of the viewer's company; refused with a conflict while something uses it.",
  permission: "COLLECTION_DELETE",
  noun: "collection",
  which: "The collection; its products stay.",
  done: "The collection was deleted.",
  of: collectionEditing,
});
