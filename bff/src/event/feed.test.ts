import { expect, test } from "vitest";
import type { LongPoll } from "../rest/longPoll.ts";
import { createEventFeed, isAhead } from "./feed.ts";
import { happening } from "../../test/doubles/happening.ts";

const record = {
  event_id: 7,
  company_po_id: 1,
  seller_id: null,
  type: "brand.changed",
  entity: "brand",
  entity_id: 3,
  number: null,
  actor: "owner:10",
  job_id: null,
  data: {},
  occurred_at: "2026-11-23T12:00:00Z",
};
const { signal } = new AbortController();

function feedOf(body: unknown) {
  const asked: unknown[] = [];
  const wait: LongPoll = async ({ template, query }, seconds) => {
    asked.push([template, query, seconds]);
    return body;
  };
  return { feed: createEventFeed({ wait }), asked };
}

test("events are asked for from a cursor on, with 25 seconds to wait", async () => {
  const { feed, asked } = feedOf({ cursor: "12-7", events: [record] });
  expect(await feed.after("11-6", signal)).toEqual({
    cursor: "12-7",
    happenings: [happening({ id: "7", type: "brand.changed", entityId: "3" })],
    unreadable: 0,
  });
  expect(await feed.now(signal)).toBe("12-7");
  expect(asked).toEqual([
    ["/v1/event", { after: "11-6", limit: "500", wait: "25" }, 25],
    ["/v1/event", {}, 0],
  ]);
});

test("numbers may be texts, and what is new in an event is passed over", async () => {
  const other = { ...record, event_id: "8", seller_id: "2", data: null, severity: "high" };
  const { feed } = feedOf({ cursor: "12-8", events: [other] });
  expect((await feed.after("11-6", signal)).happenings).toEqual([
    happening({ id: "8", sellerId: "2", type: "brand.changed", entityId: "3" }),
  ]);
});

test.each([
  ["without an id", { event_id: null }],
  ["without a company", { company_po_id: undefined }],
  ["with a type that is none", { type: "Brand changed" }],
  ["with data that is no object", { data: "x" }],
])("an event %s is passed over and counted; the others are told", async (_name, change) => {
  const { feed } = feedOf({ cursor: "12-9", events: [{ ...record, ...change }, record, null] });
  const { happenings, unreadable } = await feed.after("11-6", signal);
  expect([happenings.map(({ id }) => id), unreadable]).toEqual([["7"], 2]);
});

test.each([
  ["no page", { data: [] }],
  ["a cursor that is none", { cursor: "now", events: [] }],
  ["events under a cursor that stands still", { cursor: "11-6", events: [record] }],
])("%s is not understood", async (_name, body) => {
  await expect(feedOf(body).feed.after("11-6", signal)).rejects.toMatchObject({ kind: "bad-response" });
});

test.each([
  ["9-1", "10-1", false],
  ["10-1", "10-1", false],
  ["10-2", "10-1", true],
  ["18446744073709551615-1", "18446744073709551614-9", true],
])("whether %s stands behind %s: %s", (cursor, now, expected) => {
  expect(isAhead(cursor, now)).toBe(expected);
});
