import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

test("a text with a line break of whatever kind stays one cell", () => {
  expect(csvLines([["a\nb", "c\rd", "e\r\nf", "g"]], ["text", "text", "text", "text"])).toBe(
    '"a\nb","c\rd","e\r\nf",g\r\n',
  );
});
