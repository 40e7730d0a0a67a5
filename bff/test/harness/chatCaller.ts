import * as v from "valibot";
import { expect } from "vitest";
import type { EventStream } from "./eventStream.ts";
import { typed } from "./typed.ts";

/** Whoever sends operations. */
interface Sender {
  send(document: string, variables?: Readonly<Record<string, unknown>>): Promise<{ data?: unknown }>;
}

/** Everything that a chat stream tells. */
export const chatDocument = `subscription { chatEvents {
  __typename
  ... on ChatOpened { viewer { unreadMessageCount } }
  ... on MessageReceived {
    message { text isMine isSeen } person { name unreadCount lastMessage { text } } viewer { unreadMessageCount }
  }
  ... on MessagesSeen { byViewer person { name unreadCount } viewer { unreadMessageCount } }
  ... on TypingChanged { isTyping person { name } }
  ... on PresenceChanged { person { name isOnline } }
} }`;

const eventResponse = v.object({ chatEvents: v.looseObject({ __typename: v.string() }) });

/** The next event that is about presence, or that is not: who comes and goes at the edge of a test is another matter. */
export async function nextEvent(stream: EventStream, isPresence = false): Promise<unknown> {
  for (;;) {
    const result = await stream.next();
    expect(result?.errors).toBeUndefined();
    const { chatEvents: event } = v.parse(eventResponse, result?.data);
    if ((event.__typename === "PresenceChanged") === isPresence) return event;
  }
}

const peopleResponse = v.object({
  viewer: v.object({
    people: v.object({
      edges: v.array(
        v.object({ node: v.object({ id: v.string(), name: v.string(), isOnline: v.boolean() }) }),
      ),
    }),
  }),
});

/** Everybody the caller can chat with, in the order of the list. */
export async function peopleOf(caller: Sender) {
  const { data } = await caller.send(
    "{ viewer { people(first: 100) { edges { node { id name isOnline } } } } }",
  );
  return v.parse(peopleResponse, data).viewer.people.edges.map(({ node }) => node);
}

/** The id of somebody by name, as this caller sees them. */
export async function idOf(caller: Sender, name: string): Promise<string> {
  const found = (await peopleOf(caller)).find((person) => person.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
}

/** Sends a message. */
export function send(caller: Sender, personId: string, text: string, idempotencyKey?: string) {
  return caller.send(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
      __typename
      ... on SendMessageSuccess { messageEdge { node { id text isMine isSeen } } person { name lastMessage { text } } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    } }`,
    { input: { personId, text, idempotencyKey } },
  );
}

/** Calls any mutation of the chat. */
export function act(caller: Sender, name: string, input: object) {
  const type = typed(name);
  return caller.send(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`,
    { input },
  );
}

/** The messages with a person, the oldest first. */
export async function messagesWith(caller: Sender, personId: string): Promise<readonly string[]> {
  const { data } = await caller.send(
    `query ($id: ID!) { node(id: $id) { ... on ChatPerson { messages(first: 100) { edges { node { text } } } } } }`,
    { id: personId },
  );
  const edges = v.array(v.object({ node: v.object({ text: v.string() }) }));
  const response = v.object({ node: v.object({ messages: v.object({ edges }) }) });
  return v.parse(response, data).node.messages.edges.map(({ node }) => node.text);
}
