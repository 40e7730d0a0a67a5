import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import type { useMarkSeenMutation } from "#/__generated__/useMarkSeenMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Notes that the viewer has seen a person's messages, as soon as there are unread ones and the page is looked at. */
export function useMarkSeen(personId: string, unreadCount: number): void {
  const [commit] = useChange<useMarkSeenMutation>(graphql`
    mutation useMarkSeenMutation($input: MarkMessagesSeenInput!) {
      markMessagesSeen(input: $input) {
        ... on MarkMessagesSeenSuccess {
          person {
            id
            unreadCount
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  // Nobody asked for it, so nobody needs to hear that it failed: the messages stay unread.
  const mark = useEffectEvent((unread: number) => {
    if (unread > 0 && document.visibilityState === "visible") void commit({ personId });
  });
  useEffect(() => {
    const onSight = () => mark(unreadCount);
    onSight();
    document.addEventListener("visibilitychange", onSight);
    return () => document.removeEventListener("visibilitychange", onSight);
  }, [unreadCount]);
}
