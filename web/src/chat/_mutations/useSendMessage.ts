import { useRef } from "react";
import { graphql } from "react-relay";
import type { useSendMessageMutation } from "#/__generated__/useSendMessageMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import { refusalText } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import { insertMessage } from "../insertMessage.ts";
import type { Deliver } from "../Outbox.ts";

/** Sends messages, one at a time, and shows each in its conversation. */
export function useSendMessage(): Deliver {
  const reason = useRef<string>("");
  const [commit] = useMutation<useSendMessageMutation>(
    graphql`
      mutation useSendMessageMutation($input: SendMessageInput!) {
        sendMessage(input: $input) {
          __typename
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
          ... on ValidationError {
            issues {
              path
              message
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    (text) => {
      reason.current = text;
    },
  );
  return async ({ key, personId, text }) => {
    reason.current = "";
    const answer = await commit(
      { input: { personId, text, idempotencyKey: key } },
      {
        updater: (store, data) => {
          if (data?.sendMessage?.__typename !== "SendMessageSuccess") return;
          insertMessage(store, personId, store.getRootField("sendMessage").getLinkedRecord("messageEdge"));
        },
      },
    );
    const result = answer?.sendMessage;
    if (result?.__typename === "SendMessageSuccess") return null;
    return result ? refusalText(refusalOf(result)) : reason.current;
  };
}
