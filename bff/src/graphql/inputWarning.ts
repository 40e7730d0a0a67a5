import { builder } from "./builder.ts";
import { messageCodeField, messageParamsField } from "./messages/messageFields.ts";

/** Something that looks wrong in an input and was saved all the same. */
export interface InputWarning {
  readonly path: readonly string[];
  readonly message: string;
}

/** The same, in the schema: a field `warnings` of a success. */
export const InputWarningType = builder.objectRef<InputWarning>("InputWarning").implement({
  description: "Something in an input that looks wrong. It was saved as it is: only the user knows.",
  fields: (t) => ({
    path: t.stringList({
      description: "Matches the input's field names, like the path of a `ValidationIssue`.",
      resolve: (warning) => [...warning.path],
    }),
    message: t.exposeString("message", { description: "What looks wrong, to be shown beside the field." }),
    messageCode: t.field(messageCodeField),
    messageParams: t.field(messageParamsField),
  }),
});
