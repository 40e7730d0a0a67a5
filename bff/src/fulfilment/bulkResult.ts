import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { type BulkOutcome, BulkOutcomeEnum, messageFields, outcomeField } from "../graphql/bulk.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { idField, optionalTextField } from "../rest/recordFields.ts";
import { fulfilments } from "./source.ts";
import { FulfilmentType } from "./type.ts";

/** How one fulfilment came out. */
export interface BulkResult {
  readonly id: string;
  readonly outcome: BulkOutcome;
  readonly message: string | null;
}

/** Reads a row of the response to a change of many. */
export const bulkRecord = v.pipe(
  v.object({ fulfilment_id: idField, outcome: outcomeField, message: optionalTextField }),
  v.transform(({ fulfilment_id, outcome, message }): BulkResult => ({ id: fulfilment_id, outcome, message })),
);

/** What is said of one that is unknown or not the viewer's. */
export const notFound: BulkResult = {
  id: "",
  outcome: "NOT_FOUND",
  message: "This record does not exist.",
};

export const BulkRowResultType = builder.objectRef<BulkResult>("BulkRowResult").implement({
  description: "How one fulfilment of a change of many came out.",
  fields: (t) => ({
    // Not `id`: a client that keeps records by their ids would take the outcome for the fulfilment itself.
    fulfilmentId: t.id({
      nullable: true,
      description: "The fulfilment's id; null for one that is not found.",
      resolve: ({ id }) => (id === "" ? null : encodeNodeId("Fulfilment", id)),
    }),
    outcome: t.expose("outcome", { type: BulkOutcomeEnum, description: "How it came out." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it was not done, to be shown to people; null when it was.",
    }),
    ...messageFields(t),
    fulfilment: t.field({
      type: FulfilmentType,
      nullable: true,
      description: "The fulfilment as it is now; null for one that is not found.",
      resolve: ({ id }, _args, context) => (id === "" ? null : fulfilments.find(context, id)),
    }),
  }),
});
