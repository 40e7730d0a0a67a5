import { reasons, type Say } from "./paperWords.ts";

const isReason = (word: string): word is keyof typeof reasons => Object.hasOwn(reasons, word);

/** Why a credit note was issued: the service's word for it in those of paper, with what somebody has added. */
export function paperReason(reason: string, say: Say): string {
  const [word = "", ...added] = reason.split(": ");
  if (!isReason(word)) return reason;
  const text = added.join(": ");
  return word === "other" && text !== "" ? text : [say(word), text].filter((part) => part).join(": ");
}
