import type { ChatEvent } from "../../../src/chat/event.ts";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { companies, ids, marks, type RawRecord, texts, type Whose } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

/** A message between two people of a company, as the service sends it. */
function message(id: number, companyId: number, between: readonly [string, string], mark: string): RawRecord {
  const [sender_id, recipient_id] = between;
  return {
    chat_message_id: id,
    company_po_id: companyId,
    sender_id,
    recipient_id,
    message_text: `${mark} message`,
    sent_at: "2026-01-01T00:00:00Z",
    seen_at: null,
  };
}

const ownMessage = message(ids.own, companies.own, [`seller-${ids.own}`, `owner-${ids.own}`], marks.own);
const foreignMessages = [
  message(ids.foreign, companies.foreign, [`owner-${ids.foreign}`, `seller-${ids.foreign}`], marks.foreign),
  message(ids.entangled, companies.foreign, [`owner-${ids.foreign}`, `owner-${ids.own}`], marks.foreign),
  // Between two others of our company: as private as another company's.
  message(ids.neighbour, companies.own, [`seller-${ids.neighbour}`, "owner-99"], marks.foreign),
];

/** Somebody to chat with. Everybody of a company may, so a neighbour is nobody to hide. */
function person(person_id: string, whose: Whose, last_message: RawRecord | undefined): RawRecord {
  const { phone: person_name, street_name: status_text } = texts(whose);
  return {
    person_id,
    company_po_id: companies[whose],
    person_name,
    status_text,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    unread_count: 1,
    last_message,
  };
}

/** Of every kind, about one of ours and a stranger. */
const chatEvents: readonly ChatEvent[] = [`seller-${ids.own}`, `owner-${ids.foreign}`].flatMap(
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

const untried = { untried: "chat is private: `chat` tries it" };

sample({
  nodes: {
    ChatPerson: { of: "company", ids: (id) => [`seller-${id}`, `owner-${id}`], made: untried },
    ChatMessage: { of: "person", made: untried },
  },
  collections: {
    chatPerson: {
      key: "person_id",
      records: [
        person(`seller-${ids.own}`, "own", ownMessage),
        person(`owner-${ids.own}`, "own", ownMessage),
        person("owner-99", "own", foreignMessages[2]),
        person(`owner-${ids.foreign}`, "foreign", foreignMessages[0]),
        person(`seller-${ids.entangled}`, "entangled", foreignMessages[1]),
        // A demo user is of no company.
        { ...person(`demo-${ids.foreign}`, "foreign", undefined), demo: true },
      ],
    },
    chatMessage: { key: "chat_message_id", records: [ownMessage, ...foreignMessages] },
  },
  callPerRow: { "ChatPerson.messages": "the service pages the messages of one conversation" },
  async addTwo(owner) {
    for (const text of ["One", "Two"])
      await owner.send(`mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`, {
        input: { personId: encodeNodeId("ChatPerson", "demo-1"), text },
      });
  },
  events: { chatEvents, viewerEvents: chatEvents },
  mutations({ own, record }) {
    const personId = own("ChatPerson");
    const ofPerson = { permission: null, inPerson: true, trail: "chat is private" };
    return {
      sendMessage: {
        ...ofPerson,
        inputs: [{ personId, text: "Hello", idempotencyKey: "key" }],
        responses: { "POST /v1/chatMessage": () => record("chatMessage") },
      },
      markMessagesSeen: {
        ...ofPerson,
        inputs: [{ personId }],
        responses: { "POST /v1/chatMessage/seen": () => ({ seen_count: 1 }) },
      },
      setTyping: { ...ofPerson, inputs: [{ personId, isTyping: true }], responses: {} },
    };
  },
  access: {
    inPersonOnly: {
      fields: [
        ...["createdAt", "databaseId", "id", "isMine", "isSeen", "sentAt", "text", "updatedAt"].map(
          (field) => `ChatMessage.${field}`,
        ),
        ...[
          "createdAt",
          "databaseId",
          "id",
          "isActive",
          "isDemo",
          "isOnline",
          "lastMessage",
          "messages",
          "name",
          "status",
          "unreadCount",
          "updatedAt",
        ].map((field) => `ChatPerson.${field}`),
        "Query.viewer.people",
        "Query.viewer.unreadMessageCount",
      ],
    },
    neverShown: [
      "ChatOpened.viewer",
      "ChatPerson.locationName",
      "ChatPerson.pictureUrl",
      "MessageReceived.message",
      "MessageReceived.messageEdge",
      "MessageReceived.person",
      "MessageReceived.viewer",
      "MessagesSeen.byViewer",
      "MessagesSeen.person",
      "MessagesSeen.viewer",
      "PresenceChanged.person",
      "Subscription.chatEvents",
      "TypingChanged.isTyping",
      "TypingChanged.person",
    ],
  },
});
