/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- what arrives is read from the store, by whoever shows it */
import { use, useEffect, useMemo, useRef } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { IEnvironment, RecordSourceSelectorProxy } from "relay-runtime";
import type { useLiveEventsSubscription } from "#/__generated__/useLiveEventsSubscription.graphql";
import { addresses } from "#/app/addresses.ts";
import { insertMessage, noteSeen } from "#/chat/insertMessage.ts";
import { useChat, useOpened } from "#/chat/useChat.ts";
import { newsOf } from "#/notification/News.ts";
import { insertNotification, noteAllRead } from "#/notification/notificationStore.ts";
import { readNotification } from "#/notification/readNotification.ts";
import { wasReadLongAgo } from "#/relay/openingRequests.ts";
import { refreshRights } from "#/relay/rights.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { TouchedRecords } from "./TouchedRecords.ts";

const subscription = graphql`
  subscription useLiveEventsSubscription {
    viewerEvents {
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
      ... on RecordTouched {
        kind
        nodeId
        change
        byName
        byViewer
      }
      ... on ProductChanged {
        kind
        nodeId
        byName
        byViewer
      }
      ... on NotificationReceived {
        notification {
          id
          ...readNotification_notification
        }
        viewer {
          unseenNotificationCount
        }
      }
      ... on NotificationsSeen {
        isAllRead
        read {
          id
          isRead
        }
        viewer {
          unseenNotificationCount
        }
      }
      ... on JobProgressed {
        nodeId
        state
        progress
        doneCount
        total
      }
      ... on ManyChanged {
        kind
      }
    }
  }
`;

/** What somebody may do hangs on these records. */
const ofRights: ReadonlySet<string> = new Set(["CompanyRole", "StaffMember"]);

type Event = useLiveEventsSubscription["response"]["viewerEvents"];

/** Listens to everything that happens and keeps the store and the screen up to date. */
export function useLiveEvents(): void {
  const environment = useRelayEnvironment();
  const { stream, typing, outbox } = useChat();
  const sessionEnd = use(SessionEndContext);
  const restart = use(RestartContext);
  useSubscription<useLiveEventsSubscription>(
    useMemo(() => {
      const touched = new TouchedRecords(environment);
      const known = new Set<string>();
      // One that nobody has read yet, and what one that has ended has made, is not in what is told.
      const noteJob = ({ nodeId, state }: { readonly nodeId: string; readonly state: string }) => {
        const isUnderWay = state === "QUEUED" || state === "RUNNING";
        if (isUnderWay && known.has(nodeId)) return;
        if (isUnderWay) known.add(nodeId);
        else known.delete(nodeId);
        touchesOf(environment).tell(jobKind, { change: "many" });
      };
      const onEvent = (event: Event) => {
        // In another tab somebody else has signed in: nothing of theirs belongs on this page.
        if (event.__typename === "ChatOpened" && !sessionEnd.mayGoOn(event.viewer.email))
          restart(addresses.start);
        if (event.__typename === "TypingChanged" && event.person)
          typing.note(event.person.id, event.isTyping);
        if (event.__typename === "MessageReceived" && event.person && !event.message.isMine)
          typing.note(event.person.id, false);
        if (event.__typename === "NotificationReceived" && event.notification)
          newsOf(environment).tell(readNotification(event.notification));
        if (event.__typename === "RecordTouched") touched.add(event);
        if (event.__typename === "RecordTouched" && ofRights.has(event.kind)) refreshRights(environment);
        if (event.__typename === "ProductChanged") touched.add({ ...event, change: "CHANGED" });
        if (event.__typename === "JobProgressed") noteJob(event);
        if (event.__typename === "ManyChanged") touched.addMany(event.kind);
      };
      return {
        subscription,
        variables: {},
        cacheConfig: { metadata: { state: stream, audience: sessionEnd.owner } },
        updater,
        onNext: (response) => response && onEvent(response.viewerEvents),
      };
    }, [environment, stream, typing, sessionEnd, restart]),
  );
  const hasOpened = useRef(false);
  useOpened(() => {
    invalidatePeople(environment);
    // What the page has read is from just before the first time, unless its code was long on the way.
    if (hasOpened.current || wasReadLongAgo()) touchesOf(environment).tellAll();
    hasOpened.current = true;
  });
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
  response: useLiveEventsSubscription["response"] | null | undefined,
): void {
  const event = response?.viewerEvents;
  if (event?.__typename === "JobProgressed")
    store
      .get(event.nodeId)
      ?.setValue(event.progress, "progress")
      .setValue(event.state, "state")
      .setValue(event.doneCount, "doneCount")
      .setValue(event.total, "total");
  if (event?.__typename === "NotificationReceived")
    insertNotification(store, linkOf(store.getRootField("viewerEvents"), "notification"));
  if (event?.__typename === "NotificationsSeen" && event.isAllRead) noteAllRead(store);
  if (event?.__typename === "MessageReceived" && event.person)
    insertMessage(store, event.person.id, store.getRootField("viewerEvents").getLinkedRecord("messageEdge"));
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
