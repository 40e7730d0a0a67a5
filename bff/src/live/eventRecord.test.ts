import { expect, test } from "vitest";
import type { LiveEvent } from "./event.ts";
import { decodeEvent, encodeEvent } from "./eventRecord.ts";

const about = { companyId: "1", to: "owner-10", personId: "seller-11" };
const message = {
  id: "1",
  companyId: "1",
  senderId: "seller-11",
  recipientId: "owner-10",
  text: "Line one\nline two",
  sentAt: "2026-11-20T08:00:00.000Z",
  seenAt: null,
};
const events: readonly LiveEvent[] = [
  { ...about, kind: "opened" },
  { ...about, kind: "message", message },
  { ...about, kind: "seen", byViewer: true },
  { ...about, kind: "typing", isTyping: false },
  { ...about, to: null, kind: "presence", isOnline: true },
  {
    kind: "happened",
    id: "7",
    companyId: "1",
    sellerId: null,
    type: "brand.changed",
    entity: "brand",
    entityId: "3",
    number: null,
    actor: "owner:10",
    jobId: null,
    data: { state: "new" },
  },
];

test.each(events)("$kind goes from one gateway to the other as it is", (event) => {
  expect(decodeEvent(encodeEvent(event))).toEqual(event);
});

test.each(["", "{", "null", '{"kind":"message"}', '{"kind":"other","companyId":"1"}'])(
  "what is none of ours is passed over: %s",
  (text) => {
    expect(decodeEvent(text)).toBeNull();
  },
);
