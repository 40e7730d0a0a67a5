import { i18n, type MessageDescriptor } from "@lingui/core";
import type { MessageCode } from "#/__generated__/mutationError_error.graphql";
import { languageFor } from "#/i18n/languages.ts";
import { formatsFor } from "#/i18n/useFormats.ts";
import { catalogueWords } from "./catalogueWords.ts";
import { companyWords } from "./companyWords.ts";
import { deliveryWords } from "./deliveryWords.ts";
import { generalWords } from "./generalWords.ts";
import { importWords } from "./importWords.ts";
import { orderWords } from "./orderWords.ts";
import { peopleWords } from "./peopleWords.ts";
import { productWords } from "./productWords.ts";
import { roleWords } from "./roleWords.ts";
import { savedViewWords } from "./savedViewWords.ts";
import { vendorWords } from "./vendorWords.ts";
import { webhookWords } from "./webhookWords.ts";

/** Reads a message of the gateway: its English, and its code with the values in it. */
export type MessageReader = (
  message: string,
  code: MessageCode | null | undefined,
  params: readonly string[],
) => string;

type KnownCode = Exclude<MessageCode, "%future added value">;
/** Of a message with values: how they stand in it. */
type Words = MessageDescriptor | ((...values: string[]) => MessageDescriptor);

/** Everything that the gateway says, in the catalogue's words; a code without words does not compile. */
export const serverWords: Readonly<Record<KnownCode, Words>> = {
  ...generalWords,
  ...peopleWords,
  ...companyWords,
  ...catalogueWords,
  ...orderWords,
  ...deliveryWords,
  ...roleWords,
  ...vendorWords,
  ...productWords,
  ...webhookWords,
  ...savedViewWords,
  ...importWords,
};

function isKnown(code: string): code is KnownCode {
  return Object.hasOwn(serverWords, code);
}

/** A message of the gateway in the page's language; one that it has no code for stays as it is. */
export const translated: MessageReader = (message, code, params) => {
  if (typeof code !== "string" || !isKnown(code)) return message;
  const words = serverWords[code];
  return i18n._(typeof words === "function" ? words(...params.map(shown)) : words);
};

/** A value as the language writes it. */
function shown(value: string): string {
  return /^\d+$/.test(value) ? formatsFor(languageFor(i18n.locale).locale).count(Number(value)) : value;
}
