import { expect, test } from "vitest";
import { plainText } from "./plainText.ts";

test("blocks become lines, marks go, signs are read", () => {
  expect(
    plainText(
      "<h2>Clay</h2><p>by <strong>hand</strong> &amp; &lt;wheel&gt;<br />twice</p><ul><li>a</li><li>b</li></ul>",
    ),
  ).toBe("Clay\nby hand & <wheel>\ntwice\na\nb");
  expect(plainText("")).toBe("");
});
