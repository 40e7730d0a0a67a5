import * as v from "valibot";
import { expect } from "vitest";
import type { EventStream } from "./eventStream.ts";

/** Everything that `viewerEvents` tells of records. */
export const viewerEventsDocument = `subscription { viewerEvents {
  __typename
  ... on RecordTouched { eventId kind nodeId change byName byViewer }
  ... on ProductChanged { eventId kind nodeId status byName byViewer }
  ... on ManyChanged { kind count }
} }`;

const event = v.looseObject({
  __typename: v.string(),
  eventId: v.optional(v.string()),
  nodeId: v.optional(v.string()),
});
const response = v.object({ viewerEvents: event });

const besides = new Set(["ChatOpened", "PresenceChanged", "NotificationReceived", "NotificationsSeen"]);

/** The next thing a stream tells of a record; null when it has ended. Who comes and goes, and who is told of it, is another matter. */
export async function nextTouch(stream: EventStream): Promise<v.InferOutput<typeof event> | null> {
  for (;;) {
    const result = await stream.next();
    if (result === null) return null;
    expect(result.errors).toBeUndefined();
    const { viewerEvents } = v.parse(response, result.data);
    if (!besides.has(viewerEvents.__typename)) return viewerEvents;
  }
}

/** Reads the first event of a stream, from which on nothing is missed. */
export async function begun(stream: EventStream): Promise<EventStream> {
  expect(stream.status).toBe(200);
  expect((await stream.next())?.data).toEqual({ viewerEvents: { __typename: "ChatOpened" } });
  return stream;
}
