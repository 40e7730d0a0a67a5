import * as v from "valibot";
import { labelledText } from "../graphql/fieldRules.ts";
import { type InputField, inputType, type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { listRule } from "../preference/listColumns.ts";
import { oneLine, optionalText, requiredText } from "../graphql/text.ts";
import type { SavedView } from "./record.ts";
import type { ListState } from "../access/user.ts";

const tooMany = "There are too many at once";
const word = (missing: string) =>
  v.pipe(
    requiredText(missing, 40),
    v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "Must be a word of letters, digits, hyphens and underscores"),
  );
const whole = (lowest: number, highest: number) => {
  const range = `Must be a whole number from ${lowest} to ${highest}`;
  const number = v.pipe(v.number(), v.integer(range), v.minValue(lowest, range), v.maxValue(highest, range));
  return v.nullish(number, null);
};

/** The list that views are of, by the console's name for it. */
export const listField = {
  type: "String",
  required: true,
  description: "The list, by the console's name for it: up to 40 letters and digits, for example `products`.",
  rule: listRule,
  rest: "list_name",
} as const satisfies InputField;

const filterFields = {
  name: {
    type: "String",
    required: true,
    description: "The filter, by the console's name for it.",
    rule: word("name is required"),
  },
  values: {
    type: ["String"],
    required: true,
    description: "What was chosen, at most 100 values.",
    rule: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200, "Must have at most 200 characters"), oneLine)),
      v.maxLength(100, tooMany),
    ),
  },
} as const satisfies Readonly<Record<string, InputField>>;
const FilterInput = inputType("SavedViewFilterInput", "What a list is narrowed to.", filterFields);

const sortFields = {
  column: {
    type: "String",
    required: true,
    description: "The column, by the console's name for it.",
    rule: word("column is required"),
  },
  isDescending: {
    type: "Boolean",
    required: true,
    description: "Whether the last one comes first.",
    rule: v.boolean("Say yes or no"),
  },
} as const satisfies Readonly<Record<string, InputField>>;
const SortInput = inputType("SavedViewSortInput", "What a list is sorted by.", sortFields);

const columnFields = {
  column: {
    type: "String",
    required: true,
    description: "The column, by the console's name for it.",
    rule: word("id is required"),
  },
  width: {
    type: "Int",
    description: "How wide it is in pixels, 20 to 2000; null as the list has it.",
    rule: whole(20, 2000),
  },
} as const satisfies Readonly<Record<string, InputField>>;
const ColumnInput = inputType("SavedViewColumnInput", "A column of a list.", columnFields);

const stateFields = {
  search: {
    type: "String",
    description: "What is searched for, at most 100 characters.",
    rule: optionalText(100),
  },
  filters: {
    type: [FilterInput],
    required: true,
    description: "What the list is narrowed to, at most 20 filters.",
    rule: v.pipe(
      v.array(v.object({ name: filterFields.name.rule, values: filterFields.values.rule })),
      v.maxLength(20, tooMany),
    ),
  },
  sort: {
    type: SortInput,
    description: "What it is sorted by; null as the list is.",
    rule: v.nullish(
      v.object({ column: sortFields.column.rule, isDescending: sortFields.isDescending.rule }),
      null,
    ),
  },
  columns: {
    type: [ColumnInput],
    description:
      "The columns that are shown, first to last, at most 24; null for those the viewer has chosen.",
    rule: v.nullish(
      v.pipe(
        v.array(v.object({ column: columnFields.column.rule, width: columnFields.width.rule })),
        v.maxLength(24, tooMany),
      ),
      null,
    ),
  },
  pageSize: {
    type: "Int",
    description: "Rows a page, 1 to 100; null as the list has it.",
    rule: whole(1, 100),
  },
  mode: {
    type: "String",
    description: "What stands in place of the table, for example `tree`; null for the table.",
    rule: optionalText(20),
  },
} as const satisfies Readonly<Record<string, InputField>>;
const StateInput = inputType(
  "SavedViewStateInput",
  "What a view shows, at most 4096 bytes as the service keeps it.",
  stateFields,
);

const stateRule = v.pipe(
  v.object(
    {
      search: stateFields.search.rule,
      filters: stateFields.filters.rule,
      sort: stateFields.sort.rule,
      columns: stateFields.columns.rule,
      pageSize: stateFields.pageSize.rule,
      mode: stateFields.mode.rule,
    },
    "state is required",
  ),
  v.transform(({ sort, ...state }): ListState => ({
    ...state,
    sort: sort && { column: sort.column, direction: sort.isDescending ? "desc" : "asc" },
  })),
);

const toRestState = ({ pageSize, columns, ...state }: ListState) => ({
  ...state,
  columns: columns && columns.map(({ column, width }) => ({ id: column, width })),
  page_size: pageSize,
});

/** What can be said about a view. */
export const savedViewFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 60 characters.",
    rule: labelledText("Name", 60),
    rest: "view_name",
    current: (view) => view.name,
  },
  state: {
    type: StateInput,
    required: true,
    description: "What it shows. What a console does not know, it passes over.",
    rule: stateRule,
    rest: { state: [] },
    toRest: (state: ListState) => ({ state: toRestState(state) }),
    current: ({ state }) => JSON.stringify(toRestState(state)),
  },
  isShared: {
    type: "Boolean",
    required: true,
    description:
      "Whether it belongs to the company, or to the location that the viewer acts for, and not to the viewer alone. Asks for `VIEW_CREATE`.",
    rule: v.boolean("Say yes or no"),
    rest: "account_id",
    current: ({ userId }) => userId === null,
  },
} satisfies RecordFields<SavedView>;

export const savedViewVersion = versionOfFields(savedViewFields);
