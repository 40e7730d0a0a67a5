/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- what arrives is read from the store, by whoever shows it */
import { use, useEffect, useMemo } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { IEnvironment, RecordSourceSelectorProxy } from "relay-runtime";
import type { useChatEventsSubscription } from "#/__generated__/useChatEventsSubscription.graphql";
import { addresses } from "#/app/addresses.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { insertMessage, noteSeen } from "./insertMessage.ts";
import { useChat, useOpened } from "./useChat.ts";

const subscription = graphql`
  subscription useChatEventsSubscription {
    chatEvents {
      __typename
      ... on ChatOpened {
        viewer {
          email
          unreadMessageCount
        }
      }
      ... on MessageReceived {
        message {
          isMine
        }
        messageEdge {
          cursor
          node {
            ...MessageLog_message
          }
        }
        person {
          id
          ...PersonRow_person
        }
        viewer {
          unreadMessageCount
        }
      }
      ... on MessagesSeen {
        byViewer
        person {
          id
          unreadCount
        }
        viewer {
          unreadMessageCount
        }
      }
      ... on TypingChanged {
        isTyping
        person {
          id
        }
      }
      ... on PresenceChanged {
        person {
          id
          isOnline
        }
      }
    }
  }
`;

type Event = useChatEventsSubscription["response"]["chatEvents"];

/** Listens to what happens in the viewer's chats and keeps the store up to date. */
export function useChatEvents(): void {
  const environment = useRelayEnvironment();
  const { stream, typing, outbox } = useChat();
  const sessionEnd = use(SessionEndContext);
  const restart = use(RestartContext);
  useSubscription<useChatEventsSubscription>(
    useMemo(() => {
      const onEvent = (event: Event) => {
        // In another tab somebody else has signed in: nothing of theirs belongs on this page.
        if (event.__typename === "ChatOpened" && !sessionEnd.mayGoOn(event.viewer.email))
          restart(addresses.start);
        if (event.__typename === "TypingChanged" && event.person)
          typing.note(event.person.id, event.isTyping);
        if (event.__typename === "MessageReceived" && event.person && !event.message.isMine)
          typing.note(event.person.id, false);
      };
      return {
        subscription,
        variables: {},
        cacheConfig: { metadata: { state: stream, audience: sessionEnd.owner } },
        updater,
        onNext: (response) => response && onEvent(response.chatEvents),
      };
    }, [stream, typing, sessionEnd, restart]),
  );
  useOpened(() => invalidatePeople(environment));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!outbox.isEmpty) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [outbox]);
}

function updater(
  store: RecordSourceSelectorProxy,
  response: useChatEventsSubscription["response"] | null | undefined,
): void {
  const event = response?.chatEvents;
  if (event?.__typename === "MessageReceived" && event.person)
    insertMessage(store, event.person.id, store.getRootField("chatEvents").getLinkedRecord("messageEdge"));
  if (event?.__typename === "MessagesSeen" && event.person && !event.byViewer)
    noteSeen(store, event.person.id);
}

/** Conversations that are not on the screen may have missed something: their next visit asks the network. */
function invalidatePeople(environment: IEnvironment): void {
  const ids = environment.getStore().getSource().getRecordIDs();
  environment.commitUpdate((store) => {
    for (const id of ids) {
      const record = store.get(id);
      if (record?.getType() === "ChatPerson") record.invalidateRecord();
    }
  });
}
