import * as v from "valibot";
import { expect, test } from "vitest";
import { ConflictError, NotFoundError, ValidationError } from "./errors.ts";
import { validate } from "./validate.ts";

const rule = v.object({
  name: v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.nonEmpty("Name is required"),
    v.maxLength(3, "Too long"),
  ),
  order: v.optional(v.pipe(v.number(), v.minValue(1, "Too small"), v.maxValue(9, "Too large"))),
  zip: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, "Digits only"))),
  kind: v.optional(v.picklist(["A", "B"], "Not on offer")),
  day: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => day !== "never", "Must be a day"),
    ),
  ),
});

function issuesOf(input: object): unknown {
  try {
    return validate(rule, input);
  } catch (error) {
    return error instanceof ValidationError ? error.issues : error;
  }
}

test.each<[object, string, string, string]>([
  [{}, "name", "Name is required", "REQUIRED"],
  [{ name: "  " }, "name", "Name is required", "REQUIRED"],
  [{ name: "moss" }, "name", "Too long", "TOO_LONG"],
  [{ name: "a", order: 0 }, "order", "Too small", "OUT_OF_RANGE"],
  [{ name: "a", order: 10 }, "order", "Too large", "OUT_OF_RANGE"],
  [{ name: "a", zip: "x" }, "zip", "Digits only", "BAD_FORMAT"],
  [{ name: "a", kind: "C" }, "kind", "Not on offer", "NOT_OFFERED"],
  [{ name: "a", day: "never" }, "day", "Must be a day", "INVALID"],
])("%j: a program is told by a code what people are told by the message", (input, field, message, code) => {
  expect(issuesOf(input)).toEqual([{ path: [field], message, code }]);
});

test("every error has a code of its own; a conflict says which of the three it is", () => {
  expect(new NotFoundError().code).toBe("NOT_FOUND");
  expect(new ValidationError([]).code).toBe("INVALID_INPUT");
  expect(new ConflictError("Still in use").code).toBe("CONFLICT");
  expect(new ConflictError("Taken", [{ path: ["name"], message: "Taken" }]).code).toBe("TAKEN");
});
