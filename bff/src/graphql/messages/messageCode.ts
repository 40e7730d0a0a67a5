import { catalogueMessages } from "./catalogueMessages.ts";
import { companyMessages } from "./companyMessages.ts";
import { deliveryMessages } from "./deliveryMessages.ts";
import { generalMessages } from "./generalMessages.ts";
import { importMessages } from "./importMessages.ts";
import { orderMessages } from "./orderMessages.ts";
import { peopleMessages } from "./peopleMessages.ts";
import { productMessages } from "./productMessages.ts";
import { roleMessages } from "./roleMessages.ts";
import { savedViewMessages } from "./savedViewMessages.ts";
import { vendorMessages } from "./vendorMessages.ts";
import { webhookMessages } from "./webhookMessages.ts";

/**
 * Everything that a person can be told, by its code; `{…}` stands for a value. The service says its refusals in words alone,
 * so the code is found by the words, ours and its alike. What a field of a new noun is called needs no entry of its own:
 * the general ones take it as a value.
 */
export const messageTexts = {
  ...peopleMessages,
  ...companyMessages,
  ...catalogueMessages,
  ...orderMessages,
  ...deliveryMessages,
  ...roleMessages,
  ...vendorMessages,
  ...productMessages,
  ...webhookMessages,
  ...savedViewMessages,
  ...importMessages,
  ...generalMessages,
} as const;

export type MessageCode = keyof typeof messageTexts;

/** A message for programs: which one it is, and the values in it, in the order of its text. */
export interface CodedMessage {
  readonly code: MessageCode;
  readonly values: readonly string[];
}

/** Values that are words or amounts; all others are whole numbers. */
const worded = new Set(["label", "kind", "pan", "state", "next", "prefix"]);
const amounts = new Set(["amount"]);
/** At the end of a message there may be anything. */
const texts = new Set(["path"]);

/** One word or a few, but not several messages in one. */
const words = "([^·.]{1,80})";

function patternOf(text: string): RegExp {
  const source = text.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (amounts.has(name)) return String.raw`(\d{1,16}(?:\.\d\d)?)`;
    if (texts.has(name)) return "(.{1,400})";
    return worded.has(name) ? words : String.raw`(\d{1,12})`;
  });
  return new RegExp(`^${source}$`, "i");
}

function isCode(name: string): name is MessageCode {
  return name in messageTexts;
}

const codes = Object.entries(messageTexts).flatMap(([code, text]) => (isCode(code) ? [{ code, text }] : []));
/** The documents write "is required" and "is Required"; it is one message. */
const plain = new Map(codes.map(({ code, text }) => [text.toLowerCase(), code]));
/** The most particular first: the general ones would take any label. */
const patterns = codes
  .filter(({ text }) => text.includes("{"))
  .map(({ code, text }) => ({ code, pattern: patternOf(text), words: text.split(/\{\w+\}/).join("").length }))
  .toSorted((left, right) => right.words - left.words);

/** Which message a text is; null when it is nobody's but the service's own. */
export function codedMessage(text: string): CodedMessage | null {
  const code = plain.get(text.toLowerCase());
  if (code !== undefined) return { code, values: [] };
  for (const { code: found, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { code: found, values: match.slice(1) };
  }
  return null;
}
