import { expect, test } from "vitest";
import { dayGroups } from "./dayGroups.ts";
import { messageBlocks } from "./messageBlocks.ts";

const message = (id: string, sentAt: string, isMine = false) => ({ id, sentAt, isMine });

test("a block ends with another sender, and with a pause of five minutes", () => {
  const blocks = messageBlocks([
    message("1", "2026-11-20T10:00:00Z"),
    message("2", "2026-11-20T10:04:59Z"),
    message("3", "2026-11-20T10:09:59Z"),
    message("4", "2026-11-20T10:10:00Z", true),
    message("5", "2026-11-20T10:10:30Z"),
  ]);
  expect(blocks.map((block) => block.map(({ id }) => id))).toEqual([["1", "2"], ["3"], ["4"], ["5"]]);
});

test("messages stand under their day, in the order they came", () => {
  const days = dayGroups(
    [
      message("1", "2026-11-19T23:59:59Z"),
      message("2", "2026-11-20T00:00:00Z"),
      message("3", "2026-11-20T09:00:00Z"),
    ],
    ({ sentAt }) => sentAt.slice(0, 10),
  );
  expect(days.map(({ day, messages }) => [day, ...messages.map(({ id }) => id)])).toEqual([
    ["2026-11-19", "1"],
    ["2026-11-20", "2", "3"],
  ]);
});
