import { expect, test } from "vitest";
import { codedMessage, messageTexts } from "./messageCode.ts";

/** A text with values in the place of its braces: words where words may stand, else whole numbers. */
function filled(text: string): { readonly said: string; readonly values: readonly string[] } {
  const values: string[] = [];
  const said = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = /^(?:label|kind|pan|state|next|prefix|path)$/.test(name)
      ? `some ${name}`
      : String(7 + values.length);
    values.push(value);
    return value;
  });
  return { said, values };
}

test.each(Object.entries(messageTexts))("%s is found by its own words, with its values", (code, text) => {
  const { said, values } = filled(text);
  expect(codedMessage(said)).toEqual({ code, values });
});

test("the documents' two spellings of a message are one message", () => {
  expect(codedMessage("Area is Required")).toEqual({ code: "AREA_REQUIRED", values: [] });
  expect(codedMessage("ZIP is required")).toEqual({ code: "POSTAL_CODE_REQUIRED", values: [] });
});

test("a prefix is letters and digits", () => {
  expect(codedMessage("Documents of this year have the name I2 already")).toEqual({
    code: "SERIES_IN_USE",
    values: ["I2"],
  });
});

test("the general messages know the field of any noun by its label", () => {
  expect(codedMessage("Warranty Name is required")).toEqual({
    code: "FIELD_REQUIRED",
    values: ["Warranty Name"],
  });
  expect(codedMessage("Months is a whole number from 1 to 120")).toEqual({
    code: "FIELD_NOT_WHOLE_NUMBER",
    values: ["Months", "1", "120"],
  });
});

test.each([
  "The moon is full",
  "",
  "Phone is required · Email is Invalid",
  "Must have at most many characters",
])("%j is nobody's but the service's own", (text) => expect(codedMessage(text)).toBeNull());
