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
  const lost = useRef<SendFailure>(unknown);
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
      onFailure: (reason) => {
        lost.current = { reason, mayBeSent: true };
      },
    },
  );
  return async ({ key, personId, text }) => {
    lost.current = unknown;
    outcome.current = null;
    const error = await send({ personId, text, idempotencyKey: key });
    if (error === undefined) return lost.current;
    if (error === null) return null;
    return outcome.current === "UNKNOWN" ? unknown : { reason: mutationErrorText(error), mayBeSent: false };
  };
}
