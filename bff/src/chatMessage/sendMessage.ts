import { createHash } from "node:crypto";
import * as v from "valibot";
import { announceSent } from "../chat/announce.ts";
import type { Person } from "../chatPerson/record.ts";
import { chosenPerson } from "../chatPerson/chosen.ts";
import { people } from "../chatPerson/source.ts";
import { ChatPersonType } from "../chatPerson/type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { ownerKey } from "../session/session.ts";
import type { Message } from "./record.ts";
import { bySentAt, postMessage } from "./source.ts";
import { ChatMessageEdge } from "./type.ts";

/** The longest message, in characters. */
const longest = 2000;

const sendMessageInput = v.object({
  personId: v.string(),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Write a message"),
    v.maxLength(longest, `A message has at most ${longest} characters`),
  ),
  idempotencyKey: idempotencyKeyRule,
});

interface SendMessageSuccess {
  readonly messageEdge: Edge<Message>;
  readonly person: Person;
}

async function sendMessage(raw: unknown, context: Context): Promise<SendMessageSuccess> {
  const user = currentUser(context);
  const { personId, text, idempotencyKey } = validate(sendMessageInput, raw);
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
  announceSent(context.chat, found, message, reply);
  const person = { ...found, lastMessage: message };
  people.prime(context, user, person);
  return { messageEdge: edgeOf(bySentAt, message), person };
}

const SendMessageInput = builder.inputType("SendMessageInput", {
  description: "A message to one person.",
  fields: (t) => ({
    personId: t.id({ required: true, description: "Whom it is for." }),
    text: t.string({
      required: true,
      description: `Plain text, 1 to ${longest} characters without the white space around it.`,
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters, one for each message. A repeat with the same key and text within 24 hours sends nothing more and answers with the first message.",
    }),
  }),
});

const SendMessageSuccessType = builder.objectRef<SendMessageSuccess>("SendMessageSuccess").implement({
  description: "The message was sent.",
  fields: (t) => ({
    messageEdge: t.expose("messageEdge", {
      type: ChatMessageEdge,
      description: "The message, as it is kept, as the last row of the conversation.",
    }),
    person: t.expose("person", { type: ChatPersonType, description: "Whom it was sent to." }),
  }),
});

builder.mutationField("sendMessage", (t) =>
  t.field({
    type: resultUnion("SendMessage", SendMessageSuccessType, changeErrors),
    description:
      "Sends a message to somebody of the company or to a demo user, who answers after two seconds. At most 60 a minute. Not for API tokens.",
    authScopes: { inPerson: true },
    args: {
      input: t.arg({ type: SendMessageInput, required: true, description: "A message to one person." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors({ message_text: ["text"], person_id: ["personId"] }, () =>
        sendMessage(input, context),
      ),
  }),
);
