import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "./parse.ts";
import { HttpError } from "./httpError.ts";

/** The messages by field with which a value is refused. */
function fieldsOf(schema: v.GenericSchema, value: unknown): unknown {
  try {
    parse(schema, value);
  } catch (error) {
    if (error instanceof HttpError) return error.fields;
    throw error;
  }
  return undefined;
}

test("where a schema has no words of its own, the answer has, and does not repeat the value", () => {
  expect(fieldsOf(v.object({ size: v.picklist(["S", "M"]) }), { size: "x".repeat(1000) })).toEqual({
    size: "Is not valid",
  });
  expect(fieldsOf(v.strictObject({ limit: v.string() }), { limit: "5", colour: "red" })).toEqual({
    colour: "Is not known",
  });
});

test("what is missing is named, in the document's words where it has them", () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.metadata({ "x-missing": "Name is required" })),
    size: v.string(),
  });
  expect(fieldsOf(schema, {})).toEqual({ name: "Name is required", size: "size is required" });
});
