import { expect, test } from "vitest";
import { businessMessage, fieldMessages } from "./businessMessage.ts";

test.each([
  [{ error: { message: "A" }, message: "B" }, "A"],
  [{ error: "C", message: "B" }, "B"],
  [{ message: ["B", 1, "D"] }, "B; D"],
  [{ error: "C" }, "C"],
  [{ message: "two\nlines\tand\u0007 bell" }, "two lines and bell"],
  [{ message: "  " }, null],
  [{ message: "<html><body>502</body></html>" }, null],
  [{ message: { deep: "x" } }, null],
  [["B"], null],
  ["B", null],
  [null, null],
])("the sentence in %j", (body, message) => {
  expect(businessMessage(body)).toBe(message);
});

test("a sentence is cut to 300 characters", () => {
  const message = businessMessage({ message: "x".repeat(1000) });
  expect(message).toBe(`${"x".repeat(299)}…`);
});

test("only well-named fields with a text are messages", () => {
  expect(fieldMessages({ fields: { name: "taken", "a b": "x", n: 1 } })).toEqual({ name: "taken" });
  expect(fieldMessages({ fields: ["x"] })).toEqual({});
  expect(fieldMessages(null)).toEqual({});
});
