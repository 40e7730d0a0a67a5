import { isOneLine, isPersonName } from "../http/text.ts";

/** Longer than a name that somebody is called by. */
const longestGreeting = 40;

/**
 * The text of a mail in plain text. A name that could say more than whom it greets is left out: somebody else may have typed it,
 * and the reader may never have signed up.
 */
export function letter(firstName: string, ...paragraphs: readonly string[]): string {
  return letterWith((name) => (name === null ? "Hello," : `Hello ${name},`), firstName, ...paragraphs);
}

/** The same with a greeting of another language, which gets the name if it may stand there. */
export function letterWith(
  greeting: (name: string | null) => string,
  name: string,
  ...paragraphs: readonly string[]
): string {
  const isPlain = name.length <= longestGreeting && isPersonName(name) && isOneLine(name);
  return `${[greeting(isPlain ? name : null), ...paragraphs].join("\n\n")}\n`;
}
