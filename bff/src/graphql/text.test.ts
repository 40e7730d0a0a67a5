import * as v from "valibot";
import { expect, test } from "vitest";
import { optionalText, requiredLines, requiredPersonName, requiredText } from "./text.ts";

/** What becomes of a text: its value, or the message. */
function outcome(rule: v.GenericSchema<unknown, unknown>, text: string): unknown {
  const { success, output, issues } = v.safeParse(rule, text, { abortPipeEarly: true });
  return success ? output : issues[0].message;
}

const line = "Must not contain line breaks or control characters";
const name = "Must be a name, without an address or a link";

test.each([
  ["a line break", "a\nb", line],
  ["a carriage return", "a\rb", line],
  ["a tab", "a\tb", line],
  ["the null character", "a\u0000b", line],
  ["a bell", "a\u0007b", line],
  ["a line separator", "a\u2028b", line],
  ["a paragraph separator", "a\u2029b", line],
  ["half a character", "a\uD800b", line],
  ["nothing that is seen", "\u200B\u00AD\uFEFF", "Name is required"],
  ["letters that are blank", "\u3164\u115F\u2800\u17B4\uFFA0", "Name is required"],
  ["joiners and variations alone", "\u200D\uFE0F\u034F", "Name is required"],
  ["a variation of a sign", "Hearts \u2764\uFE0F", "Hearts \u2764\uFE0F"],
  ["marks that nobody sees", "\u202EVer\u00ADd\u200Bant\u200F\uFEFF ", "Verdant"],
  ["letters that look like a space", "Ver\u2800dant\u3164Home\uFFA0", "Ver dant Home"],
  ["what joins letters", "क्\u200Dष", "क्\u200Dष"],
  ["an accent of its own", "E\u0301clair", "Éclair"],
])("a line with %s", (_what, text, expected) => {
  expect(outcome(requiredText("Name is required", 120), text)).toBe(expected);
  expect(outcome(optionalText(120), text)).toBe(expected === "Name is required" ? null : expected);
});

test("a text of several lines keeps them and its marks, and takes no control characters", () => {
  const rule = requiredLines("Text is required", 100);
  expect(outcome(rule, " one\r\n\ttwo\u00AD \u200F ")).toBe("one\r\n\ttwo\u00AD \u200F");
  expect(outcome(rule, "one\u001B[2J")).toBe("Must not contain control characters");
});

test.each(["Asha", "S.Ramanathan", "J. R. R.", "O’Brien-Smith", "Md. Karim", "अशा", "مريم"])(
  "a person: %s",
  (text) => {
    expect(outcome(requiredPersonName("First Name is required"), text)).toBe(text);
  },
);

test.each([
  "https://evil.test",
  "evil.test",
  "evil.com/pay",
  "www.evil",
  "t.me",
  "asha@evil",
  "<b>Asha",
  "a:b",
])("no person: %s", (text) => {
  expect(outcome(requiredPersonName("First Name is required"), text)).toBe(name);
});
