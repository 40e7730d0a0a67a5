import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { StreamStatus } from "#/relay/stream/StreamState.ts";
import { type Chat, chatOf } from "./Chat.ts";

/** The chat of the running session. */
export function useChat(): Chat {
  return chatOf(useRelayEnvironment());
}

/** How the stream of events stands. */
export function useStreamStatus(): StreamStatus {
  const { stream } = useChat();
  return useSyncExternalStore(stream.subscribe, stream.read);
}

/** Acts each time the stream opens, the first time included: what happened before did not arrive. */
export function useOpened(act: () => void): void {
  const { stream } = useChat();
  const onOpen = useEffectEvent(act);
  useEffect(
    () =>
      stream.subscribe(() => {
        if (stream.read() === "open") onOpen();
      }),
    [stream],
  );
}

/** Whether a person is writing to the viewer. */
export function useIsTyping(personId: string): boolean {
  const { typing } = useChat();
  return useSyncExternalStore(typing.subscribe, () => typing.has(personId));
}
