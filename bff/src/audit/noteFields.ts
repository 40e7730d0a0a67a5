import type { SentField } from "../graphql/inputFields.ts";
import { requiredLines } from "../graphql/text.ts";

/** What somebody writes into the history of a record. */
export const noteFields = {
  text: {
    type: "String",
    required: true,
    description: "What is to be known, 1 to 1000 characters, in as many lines as it takes.",
    rule: requiredLines("Note is required", 1000),
    rest: "note",
  },
} satisfies Readonly<Record<string, SentField>>;
