import { builder } from "./builder.ts";
import { isText } from "./cursor.ts";
import { invalidArgument } from "./invalidArgument.ts";

/** The longest text that can be searched for. */
const maximumSearchLength = 200;

/** The `search` argument of a list. `fields` says what is searched. */
export function searchArgument(fields: string) {
  return builder.args((t) => ({
    search: t.string({
      description: `Only rows whose ${fields} contains this text, in upper or lower case; at most ${maximumSearchLength} characters.`,
    }),
  }));
}

/** A search as it can be used: trimmed, and undefined when there is nothing to search for. */
export function readSearch(search: string | null | undefined): string | undefined {
  const text = search?.trim() ?? "";
  if (text.length > maximumSearchLength) {
    throw invalidArgument(`\`search\` takes at most ${maximumSearchLength} characters.`);
  }
  if (!isText(text)) throw invalidArgument("`search` has a character that no text has.");
  return text === "" ? undefined : text;
}

/** Whether one of the texts contains the search, in upper or lower case. */
export function matchesSearch(search: string | undefined, ...texts: (string | null)[]): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  return texts.some((text) => text !== null && text.toLowerCase().includes(wanted));
}
