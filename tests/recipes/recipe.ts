/** One thing that a recipe tells its reader to do. */
export type RecipeStep =
  | { readonly kind: "write"; readonly file: string; readonly text: string }
  | { readonly kind: "edit"; readonly file: string; readonly places: readonly Place[] }
  | { readonly kind: "translate"; readonly file: string; readonly places: readonly Place[] }
  | { readonly kind: "run"; readonly command: string };

/** A place in a file as it is before and after, in whole lines. */
export interface Place {
  readonly before: string;
  readonly after: string;
}

const block = /^```(\w*)(.*)\n([^]*?)^```$/gm;

/**
 * The steps of a recipe, in the order of its code blocks: ` ```ts title="file" ` is a new file, ` ```diff title="file" ` edits one,
 * ` ```po title="file" ` fills in translations, and ` ```sh ` has a command in each line. @throws for any other block, because
 * nobody would know what to do with it
 */
export function stepsOf(markdown: string): RecipeStep[] {
  return [...markdown.matchAll(block)].flatMap(([, language = "", meta = "", text = ""]): RecipeStep[] => {
    const file = /^ title="([^"]+)"$/.exec(meta)?.[1];
    if (language === "sh" && meta === "") return linesOf(text).map((command) => ({ kind: "run", command }));
    if (file === undefined)
      throw new Error(`This block is neither a file nor an edit nor a command:\n${text}`);
    if (language === "diff") return [{ kind: "edit", file, places: placesOf(text) }];
    if (language === "po") return [{ kind: "translate", file, places: translationsOf(text) }];
    return [{ kind: "write", file, text }];
  });
}

/** Lines that begin with a blank stay, with `-` go, with `+` come; `@@` stands between two places of the file. */
function placesOf(diff: string): Place[] {
  return diff.split(/^@@\n/m).map((place) => {
    const lines = linesOf(place);
    const strange = lines.find((line) => !/^(?:[ +-]|$)/.test(line));
    if (strange !== undefined)
      throw new Error(`A line of an edit begins with a blank, + or -, not so: ${strange}`);
    const without = (sign: string): string =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join("");
    return { before: without("+"), after: without("-") };
  });
}

/** Entries of a catalogue, which has them with nothing beside them. */
function translationsOf(entries: string): Place[] {
  return entries
    .trimEnd()
    .split("\n\n")
    .map((entry) => ({
      before: `${entry.replace(/^msgstr .*/m, 'msgstr ""')}\n`,
      after: `${entry}\n`,
    }));
}

/** The text with these places changed. @throws when one is not there, or more than once: a reader would not know where */
export function edited(text: string, places: readonly Place[]): string {
  return places.reduce((whole, { before, after }) => {
    const parts = `\n${whole}`.split(`\n${before}`);
    if (parts.length !== 2) throw new Error(`These lines are there ${parts.length - 1} times:\n${before}`);
    return parts.join(`\n${after}`).slice(1);
  }, text);
}

/** How many lines come; one that becomes another counts, too. */
export function newLines(places: readonly Place[]): number {
  return places.reduce((sum, { before, after }) => {
    const known = new Set(linesOf(before));
    return sum + linesOf(after).filter((line) => !known.has(line)).length;
  }, 0);
}

/** The lines of a text that ends with the last of them. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}
