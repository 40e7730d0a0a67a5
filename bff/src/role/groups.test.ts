import { expect, test } from "vitest";
import { entityTitle } from "./groups.ts";

test("what has no title of its own is called by the name of its permissions", () => {
  expect(entityTitle("GIFT_CARD")).toBe("Gift card");
});
