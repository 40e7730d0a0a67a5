import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

test("a cell stands between quotes where something in it would end it, and nowhere else", () => {
  const texts = ['2" pipe', "a,b", "a;b", " a ", "'", "नमस्ते", "مرحبا", "🙂", "", null];
  expect(
    csvLines(
      [texts, ["=1"]],
      Array.from(texts, () => "text" as const),
    ),
  ).toBe(`"2"" pipe","a,b",a;b, a ,',नमस्ते,مرحبا,🙂,,\r\n'=1\r\n`);
});

test("a text with a line break of whatever kind stays one cell", () => {
  expect(csvLines([["a\nb", "c\rd", "e\r\nf", "g"]], ["text", "text", "text", "text"])).toBe(
    '"a\nb","c\rd","e\r\nf",g\r\n',
  );
});
