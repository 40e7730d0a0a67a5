import { expect, test } from "vitest";
import { tableText } from "./saveTable.ts";

test("cells are quoted, and none is a formula", () => {
  expect(
    tableText([
      ["Name", "Reason"],
      ["=1+1", 'Said "no"'],
      ["-5", "two\nlines"],
      ["चाय, tea", "@x"],
    ]),
  ).toBe('\uFEFF"Name","Reason"\r\n"\'=1+1","Said ""no"""\r\n"\'-5","two\nlines"\r\n"चाय, tea","\'@x"\r\n');
});
