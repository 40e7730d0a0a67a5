import type { Context } from "./context.ts";
import { builder, type BuilderTypes } from "./builder.ts";
import { messageCodeField, messageParamsField } from "./messages/messageFields.ts";
import { idOfType } from "./nodeId.ts";
import type { OwnedRecords } from "./ownedRecords.ts";
import { wordField } from "../rest/wordField.ts";

const outcomes = {
  DONE: "DONE",
  UNCHANGED: "UNCHANGED",
  REFUSED: "REFUSED",
  STALE: "STALE",
  NOT_FOUND: "NOT_FOUND",
  FORBIDDEN: "FORBIDDEN",
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
    FORBIDDEN: { description: "The viewer may not do it." },
  } as const,
});

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
