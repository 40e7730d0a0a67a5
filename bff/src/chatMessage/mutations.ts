import { createHash } from "node:crypto";
import { announceSeen, announceSent } from "../chat/announce.ts";
import { chosenPerson } from "../chatPerson/chosen.ts";
import { people } from "../chatPerson/source.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { idempotencyKey, idOf } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { requiredLines } from "../graphql/text.ts";
import { currentUser } from "../session/currentUser.ts";
import { ownerKey } from "../session/session.ts";
import { bySentAt, postMessage, postSeen } from "./source.ts";
import { ChatMessageEdge } from "./type.ts";

/** The longest message, in characters. */
const longest = 2000;

changeMutation({
  name: "sendMessage",
  description:
    "Sends a message to somebody of the company or to a demo user, who answers after two seconds. At most 60 a minute. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "A message to one person.",
    argument: "A message to one person.",
    fields: {
      personId: { ...idOf("ChatPerson", "Whom it is for."), rest: "person_id" },
      text: {
        type: "String",
        required: true,
        description: `Plain text, 1 to ${longest} characters without the white space around it.`,
        rule: requiredLines("Write a message", longest, `A message has at most ${longest} characters`),
        rest: "message_text",
      },
      idempotencyKey: {
        ...idempotencyKey,
        description:
          "Any text of at most 255 characters, one for each message. A repeat with the same key and text within 24 hours sends nothing more and answers with the first message.",
      },
    },
  },
  async run({ personId, text, idempotencyKey }, context) {
    const user = currentUser(context);
    const attempt = await context.attempts.attempt([`message:${ownerKey(user)}`]);
    if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
    const found = await chosenPerson(context, personId);
    // Keys are the caller's to choose: those of two people must not meet.
    const key =
      idempotencyKey === undefined
        ? undefined
        : createHash("sha256")
            .update(`${ownerKey(user)} ${idempotencyKey}`)
            .digest("base64url");
    const { message, reply } = await postMessage(context, user, found.id, text, key);
    announceSent(context.live, found, message, reply);
    const person = { ...found, lastMessage: message };
    people.prime(context, user, person);
    return { messageEdge: edgeOf(bySentAt, message), person };
  },
  success: {
    description: "The message was sent.",
    fields: (t) => ({
      messageEdge: t.expose("messageEdge", {
        type: ChatMessageEdge,
        description: "The message, as it is kept, as the last row of the conversation.",
      }),
      person: t.expose("person", { type: ChatPersonType, description: "Whom it was sent to." }),
    }),
  },
});

changeMutation({
  name: "markMessagesSeen",
  description:
    "Notes that the viewer has seen all messages of a person, and tells that person. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "Whose messages the viewer has seen.",
    argument: "Whose messages the viewer has seen.",
    fields: { personId: { ...idOf("ChatPerson", "Who wrote them."), rest: "person_id" } },
  },
  async run({ personId }, context) {
    const user = currentUser(context);
    const found = await chosenPerson(context, personId);
    const count = await postSeen(context, user, found.id);
    if (count > 0) announceSeen(context.live, user, found);
    const person = { ...found, unreadCount: 0 };
    people.prime(context, user, person);
    return { person };
  },
  success: {
    description: "No message of the person is unread now.",
    fields: (t) => ({
      person: t.expose("person", {
        type: ChatPersonType,
        description: "Who wrote them; their `unreadCount` is 0.",
      }),
    }),
  },
});
