import type { UnsentMessage } from "./Outbox.ts";

/** What is needed of a message to know one's own again. */
export interface ArrivedMessage {
  readonly id: string;
  readonly text: string;
  readonly isMine: boolean;
}

/**
 * The unsent messages that are not among the others yet. A message that was taken comes back on two ways, as the response
 * and as an event, and either may be first: it must not be seen twice meanwhile.
 */
export function unarrived(
  unsent: readonly UnsentMessage[],
  messages: readonly ArrivedMessage[],
): readonly UnsentMessage[] {
  const taken = new Set<string>();
  return unsent.filter(({ text, after, failure }) => {
    if (failure !== null) return true;
    const since = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1;
    const own = messages
      .slice(since)
      .find((message) => message.isMine && message.text === text && !taken.has(message.id));
    if (own) taken.add(own.id);
    return own === undefined;
  });
}
