import { useRef } from "react";
import { graphql } from "react-relay";
import type { useSendMessageMutation } from "#/__generated__/useSendMessageMutation.graphql";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { insertMessage } from "./insertMessage.ts";
import type { Deliver } from "./Outbox.ts";

/** Sends messages, one at a time, and shows each in its conversation. */
export function useSendMessage(): Deliver {
  const reason = useRef<string>("");
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
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, { personId }) =>
        insertMessage(store, personId, store.getRootField("sendMessage").getLinkedRecord("messageEdge")),
      onFailure: (text) => {
        reason.current = text;
      },
    },
  );
  return async ({ key, personId, text }) => {
    reason.current = "";
    const error = await send({ personId, text, idempotencyKey: key });
    return error === undefined ? reason.current : error && mutationErrorText(error);
  };
}
