import * as v from "valibot";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { encodeNodeId, idOfType } from "../graphql/nodeId.ts";
import { messageCodeField, messageParamsField } from "../graphql/messages/messageFields.ts";
import type { OwnedRecords } from "../graphql/ownedRecords.ts";
import { fulfilments } from "../fulfilment/source.ts";
import { FulfilmentType } from "../fulfilment/type.ts";
import { idField, optionalTextField } from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

const outcomes = {
  DONE: "DONE",
  UNCHANGED: "UNCHANGED",
  REFUSED: "REFUSED",
  STALE: "STALE",
  NOT_FOUND: "NOT_FOUND",
} as const;

/** How a row of a change of many came out. */
export const outcomeField = wordField(outcomes);

export type BulkOutcome = (typeof outcomes)[keyof typeof outcomes];

export const BulkOutcomeEnum = builder.enumType("BulkOutcome", {
  description: "How a row of a change of many came out.",
  values: {
    DONE: { description: "It was done." },
    UNCHANGED: { description: "It was so already." },
    REFUSED: { description: "It was refused; the message says why." },
    STALE: { description: "It is not as it was seen any more." },
    NOT_FOUND: { description: "Unknown, or not the viewer's: the two look alike on purpose." },
  } as const,
});

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

/** Reads all that ids of an input name together: those that the user may see, and the id of each as it was named. */
export async function loadKnown<Row extends { readonly id: string }>(
  context: Context,
  records: Pick<OwnedRecords<Row>, "load" | "typeName">,
  nodeIds: readonly string[],
): Promise<{ known: Row[]; all: string[] }> {
  const all = nodeIds.map((nodeId) => idOfType(records.typeName, nodeId) ?? "");
  const ids = [...new Set(all)].filter((id) => id !== "");
  const found = await Promise.all(ids.map((id) => records.load(context, id)));
  return { known: found.filter((row) => row !== null), all };
}

interface Told {
  readonly message: string | null;
}

/** Which message stands beside a row, for whoever shows it in another language. */
export function messageFields<Row extends Told>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>) {
  return {
    messageCode: t.field({
      ...messageCodeField,
      resolve: ({ message }: Row) => (message === null ? null : messageCodeField.resolve({ message })),
    }),
    messageParams: t.field({
      ...messageParamsField,
      resolve: ({ message }: Row) => (message === null ? [] : messageParamsField.resolve({ message })),
    }),
  };
}

export const BulkRowResultType = builder.objectRef<BulkResult>("BulkRowResult").implement({
  description: "How one fulfilment of a change of many came out.",
  fields: (t) => ({
    id: t.id({
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
