import { isOneLine, isPersonName } from "../http/text.ts";

/** Longer than a name that somebody is called by. */
const longestGreeting = 40;

/**
 * The text of a mail in plain text. A name that could say more than whom it greets is left out: somebody else may have typed it,
 * and the reader may never have signed up.
 */
export function letter(firstName: string, ...paragraphs: readonly string[]): string {
  const isPlain = firstName.length <= longestGreeting && isPersonName(firstName) && isOneLine(firstName);
  return `${[isPlain ? `Hello ${firstName},` : "Hello,", ...paragraphs].join("\n\n")}\n`;
}
