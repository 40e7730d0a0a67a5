import { markProgress } from "../company/progress.ts";
import { addMutation } from "../graphql/addMutation.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { toRestBody } from "../graphql/inputFields.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { collectionFields } from "./fields.ts";
import { collectionEditing } from "./source.ts";
import { CollectionEdge, collectionOrder, CollectionType } from "./type.ts";

const noun = { noun: "collection", of: collectionEditing, type: CollectionType };

addMutation({
  ...noun,
  description: "Adds a collection to the viewer's company.",
  permission: "COLLECTION_CREATE",
  edge: CollectionEdge,
  order: "by name",
  orders: collectionOrder,
  fields: collectionFields,
  body: (values, context) => ({
    ...toRestBody(collectionFields, values),
    company_po_id: toRestId(currentUser(context).companyId),
  }),
  after: (context) => markProgress(context, "collection"),
});

editMutation({
  ...noun,
  description: "Changes a collection of the viewer's company.",
  permission: "COLLECTION_UPDATE",
  fields: collectionFields,
  body: (values) => toRestBody(collectionFields, values),
});

deleteMutation({
  ...noun,
  description:
    "Deletes a collection of the viewer's company; refused with a conflict while something uses it.",
  permission: "COLLECTION_DELETE",
  which: "The collection; its products stay.",
  done: "The collection was deleted.",
});
