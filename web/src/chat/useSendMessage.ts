import { useRef } from "react";
import { graphql } from "react-relay";
import type { useSendMessageMutation } from "#/__generated__/useSendMessageMutation.graphql";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { insertMessage } from "./insertMessage.ts";
import type { Deliver, SendFailure } from "./Outbox.ts";

const unknown: SendFailure = { reason: "", mayBeSent: true };

/** Sends messages, one at a time, and shows each in its conversation. */
export function useSendMessage(): Deliver {
  const outcome = useRef<unknown>(null);
  const [send] = useChange<useSendMessageMutation>(
    graphql`
      mutation useSendMessageMutation($input: SendMessageInput!) {
        sendMessage(input: $input) {
          ... on SendMessageSuccess {
            messageEdge {
              cursor
              node {
                ...MessageLog_message
              }
            }
            person {
              id
              lastMessage {
                id
              }
            }
          }
          ... on UnavailableError {
            # eslint-disable-next-line relay/unused-fields -- read by the updater
            outcome
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, { personId }) => {
        const result = store.getRootField("sendMessage");
        outcome.current = result.getValue("outcome");
        insertMessage(store, personId, result.getLinkedRecord("messageEdge"));
      },
    },
  );
  return async ({ key, personId, text }) => {
    outcome.current = null;
    const error = await send({ personId, text, idempotencyKey: key });
    if (error === null) return null;
    if (error === undefined || outcome.current === "UNKNOWN") return unknown;
    return { reason: mutationErrorText(error), mayBeSent: error.isUnanswered ?? false };
  };
}
