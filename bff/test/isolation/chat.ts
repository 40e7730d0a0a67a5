import type { ChatEvent } from "../../src/chat/event.ts";
import type { Happening } from "../../src/event/happening.ts";
import type { ViewerEvent } from "../../src/event/viewerEar.ts";
import { own, type MutationExample } from "./example.ts";
import { ids, tenantFixtures } from "./tenantFixtures.ts";

const personId = own("ChatPerson");

/** Examples of the mutations of the chat. */
export const chatMutations: Readonly<Record<string, MutationExample>> = {
  sendMessage: {
    inputs: [{ personId, text: "Hello", idempotencyKey: "key" }],
    responses: { "POST /v1/chatMessage": () => tenantFixtures["chatMessage"]?.records[0] },
  },
  markMessagesSeen: {
    inputs: [{ personId }],
    responses: { "POST /v1/chatMessage/seen": () => ({ seen_count: 1 }) },
  },
  setTyping: { inputs: [{ personId, isTyping: true }], responses: {} },
};

/** Of every kind, about one of ours and a stranger. */
const chatExamples: readonly ChatEvent[] = [`seller-${ids.own}`, `owner-${ids.foreign}`].flatMap(
  (somebody): ChatEvent[] => {
    const about = { companyId: String(ids.own), to: null, personId: somebody };
    return [
      { ...about, kind: "opened" },
      { ...about, kind: "seen", byViewer: true },
      { ...about, kind: "typing", isTyping: true },
      { ...about, kind: "presence", isOnline: true },
      {
        ...about,
        kind: "message",
        message: {
          id: String(ids.own),
          companyId: String(ids.own),
          senderId: `seller-${ids.own}`,
          recipientId: `owner-${ids.own}`,
          text: "OWN text",
          sentAt: "2026-01-01T00:00:00Z",
          seenAt: null,
        },
      },
    ];
  },
);

const happening: Happening = {
  kind: "happened",
  id: "1",
  companyId: String(ids.own),
  sellerId: String(ids.own),
  type: "product.changed",
  entity: "product",
  entityId: String(ids.own),
  number: null,
  actor: `owner:${ids.foreign}`,
  jobId: null,
  data: {},
};

/** Events as they reach a stream, by the field that streams them. Whose records they are about, the stream has looked at. */
export const eventExamples: Readonly<Record<string, readonly ViewerEvent[]>> = {
  chatEvents: chatExamples,
  viewerEvents: [
    ...chatExamples,
    happening,
    { ...happening, type: "product.enabled", actor: `owner:${ids.own}` },
    { ...happening, type: "notification.received", data: { to: [[ids.own, ids.own]] } },
    { ...happening, type: "notification.received", data: { to: [[ids.own, ids.foreign]] } },
    { ...happening, type: "notification.seen", data: { to: ids.own, read: [ids.own, ids.foreign] } },
    { kind: "many", count: 30, last: happening },
  ],
};
