import * as v from "valibot";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { type InputField, inputType } from "../graphql/inputFields.ts";
import { requiredText } from "../graphql/text.ts";
import { ownError } from "../rest/responseError.ts";
import { readPreference, writePreference } from "./source.ts";

/** So many columns a list has at most. */
export const mostColumns = 24;

/** The name of a list, which is a part of the preference's key. */
export const listRule = v.pipe(
  requiredText("list_name is required", 40),
  v.regex(/^[A-Za-z][A-Za-z0-9]*$/, "Must be the name of a list"),
);

const tooMany = "There are too many at once";
const columnRule = v.pipe(
  requiredText("column is required", 40),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "Must be a word of letters, digits, hyphens and underscores"),
);
const columnsRule = v.pipe(v.array(columnRule), v.maxLength(mostColumns, tooMany));

const widthRange = "Must be a whole number from 20 to 2000";
const widthFields = {
  column: {
    type: "String",
    required: true,
    description: "The column, by the console's name for it.",
    rule: columnRule,
  },
  width: {
    type: "Int",
    required: true,
    description: "How wide it is in pixels, 20 to 2000.",
    rule: v.pipe(v.number(), v.integer(widthRange), v.minValue(20, widthRange), v.maxValue(2000, widthRange)),
  },
} as const satisfies Readonly<Record<string, InputField>>;
const WidthInput = inputType("ListColumnWidthInput", "How wide somebody wants a column.", widthFields);

const widthsRule = v.nullish(
  v.pipe(
    v.array(v.object({ column: widthFields.column.rule, width: widthFields.width.rule })),
    v.maxLength(mostColumns, tooMany),
  ),
  [],
);

export const listColumnsFields = {
  list: {
    type: "String",
    required: true,
    description:
      "The list, by the console's name for it: up to 40 letters and digits, for example `products`.",
    rule: listRule,
  },
  order: {
    type: ["String"],
    required: true,
    description: "The columns, first to last, hidden ones too; others stand where the list has them.",
    rule: columnsRule,
  },
  hidden: { type: ["String"], required: true, description: "Those that are not shown.", rule: columnsRule },
  widths: {
    type: [WidthInput],
    description: "Those that were made wider or narrower; others are as wide as the list has them.",
    rule: widthsRule,
  },
} as const satisfies Readonly<Record<string, InputField>>;

const keptRule = v.object({ order: columnsRule, hidden: columnsRule, widths: widthsRule });

/** The columns of a list as one user wants them. */
export type ListColumns = v.InferOutput<typeof keptRule>;

/** `columnsOfProducts` */
const keyOf = (list: string): string => `columnsOf${list.charAt(0).toUpperCase()}${list.slice(1)}`;

/** What is kept; null when nothing is, or when somebody else has written something else there. */
function decode(value: unknown): ListColumns | null {
  const kept = v.safeParse(keptRule, value);
  return kept.success ? kept.output : null;
}

/** The columns that the user has chosen; null until then, and when the service keeps no preferences. Throws `RestError`. */
export async function loadListColumns(
  context: Context,
  user: SessionUser,
  list: string,
): Promise<ListColumns | null> {
  return decode((await readPreference(context, user, keyOf(list)))?.value);
}

/** Keeps the columns of a list; the last ones chosen count. Throws `RestError`, of kind `not-offered` without preferences. */
export async function saveListColumns(
  context: Context,
  user: SessionUser,
  list: string,
  columns: ListColumns,
): Promise<ListColumns> {
  const key = keyOf(list);
  if ((await readPreference(context, user, key)) === null)
    throw ownError("not-offered", new Error("The service keeps no preferences."));
  return decode(await writePreference(context, user, key, columns, null)) ?? columns;
}
