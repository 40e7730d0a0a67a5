import * as v from "valibot";
import { labelledLines } from "../graphql/fieldRules.ts";
import { type InputFields, inputType } from "../graphql/inputFields.ts";
import { stepOf } from "./steps.ts";

/** So many fields a remark points at. */
export const mostFlagged = 20;

const flaggedInput = {
  field: {
    type: "String",
    required: true,
    description:
      "The path of the field, its parts joined by dots, as `FieldChange.path` has it: `name`, `variants`, `variants.12.price`.",
    rule: v.pipe(
      v.string(),
      v.maxLength(120, "Must have at most 120 characters"),
      v.regex(/^[A-Za-z0-9.-]*$/, "There is no such field"),
      v.check((field) => stepOf(field.split(".")) !== null, "There is no such field"),
    ),
  },
  remark: {
    type: "String",
    required: true,
    description: "What is to be put right there; 1 to 500 characters.",
    rule: labelledLines("Remark", 500),
  },
} satisfies InputFields;

const FlaggedFieldInput = inputType(
  "FlaggedFieldInput",
  "A field that is pointed at, and what is to be put right there.",
  flaggedInput,
);

/** The `fields` of a remark. */
export const flaggedFields = {
  type: [FlaggedFieldInput],
  description: `The fields that it is about, at most ${mostFlagged}, each once.`,
  rule: v.nullish(
    v.pipe(
      v.array(v.object({ field: flaggedInput.field.rule, remark: flaggedInput.remark.rule })),
      v.maxLength(mostFlagged, "There are too many at once"),
      v.check(
        (fields) => new Set(fields.map(({ field }) => field)).size === fields.length,
        "Each field is named once",
      ),
    ),
    [],
  ),
  rest: "prod_status_fields",
} satisfies InputFields[string];
