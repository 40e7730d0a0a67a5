import { generateFunction } from "../../generateFunction.ts";
import type { LeafText } from "./leafText.ts";
import { NotPlain } from "./textRun.ts";

/** A field whose value is a scalar or an enum, and either a property of its record or made of it alone. */
export interface PlainField {
  /** What stands before the value: a brace or a comma, the name and a colon. */
  readonly label: string;
  /** The property, or what makes the value of the record. */
  readonly from: string | object;
  readonly isNullable: boolean;
  readonly textOf: LeafText;
}

function fail(): never {
  throw new NotPlain();
}

/** The fields of a record as one text, by a function that is made for them. It throws `NotPlain`, or what they throw. */
export function plainFieldsText(fields: readonly PlainField[]): (record: object) => string {
  const given: Record<string, unknown> = { fail };
  const lines = fields.map(({ label, from, isNullable, textOf }, index) => {
    given[`textOf${index}`] = textOf;
    if (typeof from !== "string") given[`make${index}`] = from;
    const found = typeof from === "string" ? `value[${JSON.stringify(from)}]` : `make${index}(value)`;
    const none = isNullable ? '"null"' : "fail()";
    return `found = ${found}; text += ${JSON.stringify(label)} + (found === null || found === undefined ? ${none} : textOf${index}(found));`;
  });
  const write = generateFunction(
    ["let found;", 'let text = "";', ...lines, "return text;"].join("\n"),
    given,
  );
  return (record) => {
    const text = write(record);
    return typeof text === "string" ? text : fail();
  };
}
