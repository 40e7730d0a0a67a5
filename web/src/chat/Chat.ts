import type { IEnvironment } from "relay-runtime";
import { StreamState } from "#/relay/stream/StreamState.ts";
import { Outbox } from "./Outbox.ts";
import { TypingPeople } from "./TypingPeople.ts";

/** What the console knows of the viewer's chats beside the store's records. It lives as long as the session. */
export class Chat {
  readonly stream = new StreamState();
  readonly typing = new TypingPeople();
  readonly outbox = new Outbox();
  /** What was begun and not sent, by the person's id. */
  readonly drafts = new Map<string, string>();
}

const chats = new WeakMap<IEnvironment, Chat>();

/** The chat of a session, which is known by its store. */
export function chatOf(environment: IEnvironment): Chat {
  const known = chats.get(environment);
  if (known) return known;
  const chat = new Chat();
  chats.set(environment, chat);
  return chat;
}
