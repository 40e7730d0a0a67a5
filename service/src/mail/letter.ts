import { isOneLine, isPersonName } from "../http/text.ts";

/** Longer than a name that somebody is called by. */
const longestName = 40;

/** A telephone number, however it is written. */
const phoneNumber = /\p{Nd}(?:[\s().-]*\p{Nd}){6}/u;

/**
 * A name of somebody, of a company or of a location as it may stand in a mail to somebody who has never signed up; null when it
 * could say more than whom it names.
 */
export function plainName(name: string): string | null {
  const isPlain =
    name.length <= longestName && isPersonName(name) && isOneLine(name) && !phoneNumber.test(name);
  return isPlain ? name : null;
}

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
  return `${[greeting(plainName(name)), ...paragraphs].join("\n\n")}\n`;
}
