import * as v from "valibot";
import { optionalText, optionalWhole, requiredForm, requiredText } from "../http/field.ts";
import { isOneLine } from "../http/text.ts";

/** A state is so long at most, as JSON. */
const longest = 4096;

/** A word of the console: the name of a filter or a column. */
const word = /^[A-Za-z][A-Za-z0-9_-]*$/;
const name = (missing: string) =>
  requiredForm(missing, 40, word, "Must be a word of letters, digits, hyphens and underscores");

const value = v.pipe(
  v.string("Must be text"),
  v.maxLength(200, "Must have at most 200 characters"),
  v.check(isOneLine, "Must not contain line breaks or control characters"),
);

const filter = v.object({
  name: name("name is required"),
  values: v.pipe(v.array(value, "Must be a list of texts"), v.maxLength(100, "There are too many at once")),
});

const column = v.object({ id: name("id is required"), width: optionalWhole(20, 2000) });

const sort = v.object({
  column: name("column is required"),
  direction: v.picklist(["asc", "desc"], "Must be asc or desc"),
});

/** What a view shows. What is not known here is left out, so that views of a newer console can be kept. */
const state = v.pipe(
  v.object({
    search: optionalText(100),
    filters: v.pipe(v.array(filter), v.maxLength(20, "There are too many at once")),
    sort: v.nullish(sort, null),
    columns: v.nullish(v.pipe(v.array(column), v.maxLength(24, "There are too many at once")), null),
    page_size: optionalWhole(1, 100),
    mode: optionalText(20),
  }),
  v.check(
    (kept) => Buffer.byteLength(JSON.stringify(kept)) <= longest,
    `Must have at most ${longest} bytes as JSON`,
  ),
  v.metadata({ "x-missing": "state is required" }),
);

/** The name of the list that a view is of: a word that can stand in the name of a preference. */
export const listName = requiredForm(
  "list_name is required",
  40,
  /^[A-Za-z][A-Za-z0-9]*$/,
  "Must be the name of a list",
);

/** What can be said about a view. */
export const savedViewFields = { view_name: requiredText("Name is required", 60), state };
