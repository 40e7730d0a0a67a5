import { builder } from "../builder.ts";
import { codedMessage, messageTexts } from "./messageCode.ts";

const MessageCodeEnum = builder.enumType("MessageCode", {
  description:
    "Which message a text is, for whoever shows it in another language; each with its text in English, where braces " +
    "stand for the values of `messageParams`. More may come: show the text of an unknown one.",
  values: Object.fromEntries(
    Object.entries(messageTexts).map(([code, text]) => [code, { description: `“${text}”` }]),
  ),
});

interface Told {
  readonly message: string;
}

/** Beside a `message`: which one it is. */
export const messageCodeField = {
  type: MessageCodeEnum,
  nullable: true,
  description: "Which message it is. Null for several in one, and for what only the service itself says.",
  resolve: ({ message }: Told) => codedMessage(message)?.code ?? null,
} as const;

/** And the values in it. */
export const messageParamsField: {
  readonly type: ["String"];
  readonly description: string;
  readonly resolve: (told: Told) => string[];
} = {
  type: ["String"],
  description: "The values in the message, in the order in which its text in English has them.",
  resolve: ({ message }) => [...(codedMessage(message)?.values ?? [])],
};
