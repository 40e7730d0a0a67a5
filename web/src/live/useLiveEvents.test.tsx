import { act, render, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  Network,
  Observable,
} from "relay-runtime";
import type { GraphQLResponse } from "relay-runtime";
import { expect, test, vi } from "vitest";
import conversation from "#/__generated__/ConversationPageQuery.graphql.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { createEnvironment } from "#/relay/environment.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEnd, SessionEndContext } from "#/relay/SessionEnd.ts";
import { wasReadLongAgo } from "#/relay/openingRequests.ts";
import { linkOf, linksOf } from "#/relay/storeRecord.ts";
import { touchesOf } from "#/relay/Touches.ts";
import panel from "#/__generated__/NotificationPanelQuery.graphql.ts";
import LiveEvents from "./LiveEvents.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { chatOf } from "#/chat/Chat.ts";
import { conversationKey } from "#/chat/insertMessage.ts";

vi.mock("#/relay/openingRequests.ts", async (original) => ({
  ...(await original<object>()),
  wasReadLongAgo: vi.fn(() => false),
}));

const message = (id: string, text: string, sentAt: string, isMine = false) => ({
  __typename: "ChatMessage",
  id,
  text,
  sentAt,
  isMine,
  isSeen: false,
});
const meera = {
  __typename: "ChatPerson",
  id: "meera",
  name: "Meera Nair",
  status: null,
  pictureUrl: null,
  isOnline: false,
  isDemo: false,
  isActive: true,
  locationName: null,
  unreadCount: 0,
  lastMessage: null,
};

/** A console with one conversation in its store, that listens to events which the test sends. */
async function listen() {
  let send = (_event: object): void => undefined;
  const environment = createEnvironment(
    Network.create(
      () => Observable.create(() => undefined),
      () =>
        Observable.create<GraphQLResponse>((sink) => {
          send = (viewerEvents) => sink.next({ data: { viewerEvents } });
        }),
    ),
  );
  const operation = createOperationDescriptor(conversation, { person: "meera" });
  environment.retain(operation);
  const first = message("m1", "Hello", "2026-11-20T10:00:00Z", true);
  environment.commitPayload(operation, {
    node: {
      ...meera,
      __isNode: "ChatPerson",
      messages: {
        edges: [{ cursor: "c1", node: first }],
        pageInfo: { hasPreviousPage: false, startCursor: "c1", hasNextPage: false, endCursor: "c1" },
      },
    },
  });
  const sessionEnd = new SessionEnd();
  sessionEnd.belongTo("asha@verdant.test");
  const restart = vi.fn<(path: string) => void>();
  const failure = vi.fn<(text: string) => void>();
  const nothing = () => undefined;
  const notifier = {
    success: nothing,
    information: nothing,
    failure,
    again: nothing,
    offer: () => ({ close: nothing }),
  };
  speakEnglish();
  render(
    <MessagesProvider>
      <NotifierContext value={notifier}>
        <RestartContext value={restart}>
          <SessionEndContext value={sessionEnd}>
            <RelayEnvironmentProvider environment={environment}>
              <LiveEvents />
            </RelayEnvironmentProvider>
          </SessionEndContext>
        </RestartContext>
      </NotifierContext>
    </MessagesProvider>,
  );
  const records = () => environment.getStore().getSource();
  const texts = () => {
    const found: unknown[] = [];
    commitLocalUpdate(environment, (store) => {
      const person = store.get("meera");
      const log = person && ConnectionHandler.getConnection(person, conversationKey);
      for (const edge of linksOf(log, "edges") ?? []) found.push(linkOf(edge, "node")?.getValue("text"));
    });
    return found;
  };
  return {
    environment,
    restart,
    failure,
    send: (event: object) => act(async () => send(event)),
    texts,
    records,
  };
}

const received = (node: ReturnType<typeof message>, unreadMessageCount = 1) => ({
  __typename: "MessageReceived",
  message: node,
  messageEdge: { cursor: `cursor ${node.id}`, node },
  person: { ...meera, unreadCount: unreadMessageCount, lastMessage: node },
  viewer: { __typename: "Viewer", unreadMessageCount },
});

test("a message stands where its time belongs, once, and who wrote it has stopped typing", async () => {
  const { environment, send, texts, records } = await listen();
  const { typing } = chatOf(environment);
  await send({ __typename: "TypingChanged", isTyping: true, person: { id: "meera" } });
  expect(typing.has("meera")).toBe(true);
  const late = message("m3", "And soil", "2026-11-20T10:02:00Z");
  await send(received(late));
  await send(received(message("m2", "Trays are here", "2026-11-20T10:01:00Z"), 2));
  await send(received(late, 2));
  expect(texts()).toEqual(["Hello", "Trays are here", "And soil"]);
  expect(typing.has("meera")).toBe(false);
  expect(records().get("client:root:viewer")?.["unreadMessageCount"]).toBe(2);
});

test("what the person has seen is marked, what the viewer has seen elsewhere is not", async () => {
  const { send, records } = await listen();
  const seen = (byViewer: boolean) => ({
    __typename: "MessagesSeen",
    byViewer,
    person: { id: "meera", unreadCount: 0 },
    viewer: { __typename: "Viewer", unreadMessageCount: 0 },
  });
  await send(seen(true));
  expect(records().get("m1")?.["isSeen"]).toBe(false);
  await send(seen(false));
  expect(records().get("m1")?.["isSeen"]).toBe(true);
});

test("who comes or goes is on or off line at once", async () => {
  const { send, records } = await listen();
  await send({ __typename: "PresenceChanged", person: { id: "meera", isOnline: true } });
  expect(records().get("meera")?.["isOnline"]).toBe(true);
});

test("when somebody else has signed in in another tab, the console starts anew", async () => {
  const { restart, send } = await listen();
  const opened = (email: string) => ({
    __typename: "ChatOpened",
    viewer: { __typename: "Viewer", email, unreadMessageCount: 0 },
  });
  await send(opened("asha@verdant.test"));
  expect(restart).not.toHaveBeenCalled();
  await send(opened("meera@verdant.test"));
  expect(restart).toHaveBeenCalledWith("/");
});

test("after a break every conversation asks the network at its next visit", async () => {
  const { environment } = await listen();
  const operation = createOperationDescriptor(conversation, { person: "meera" });
  expect(environment.check(operation).status).toBe("available");
  act(() => chatOf(environment).stream.tell("open"));
  await waitFor(() => expect(environment.check(operation).status).toBe("stale"));
});

test.each([
  ["just before", false, ["break"]],
  ["long before its code had come", true, ["opening", "break"]],
])("a page that was read %s: lists are told that they may lack something", async (_, isLongAgo, when) => {
  vi.mocked(wasReadLongAgo).mockReturnValue(isLongAgo);
  const { environment } = await listen();
  let now = "opening";
  const heard: string[] = [];
  touchesOf(environment).listen("Brand", () => heard.push(now));
  const { stream } = chatOf(environment);
  act(() => stream.tell("open"));
  now = "break";
  for (const status of ["lost", "open"] as const) act(() => stream.tell(status));
  expect(heard).toEqual(when);
});

const notice = (id: string, changes: object = {}) => ({
  __typename: "Notification",
  id,
  kind: "PRODUCT_SUBMITTED",
  count: 1,
  happenedAt: "2026-11-23T08:00:00Z",
  subjectName: `Seeds ${id}`,
  locationName: null,
  isRead: false,
  subject: null,
  ...changes,
});
const told = (node: ReturnType<typeof notice> | null, unseenNotificationCount = 1) => ({
  __typename: "NotificationReceived",
  notification: node,
  viewer: { __typename: "Viewer", unseenNotificationCount },
});

/** The same with the lists of the bell's panel in its store: all notices, and those that are unread. */
async function listenWithNotices() {
  const live = await listen();
  const operations = [null, true].map((unread) => createOperationDescriptor(panel, { unread }));
  for (const operation of operations) {
    live.environment.retain(operation);
    live.environment.commitPayload(operation, {
      viewer: {
        __typename: "Viewer",
        unseenNotificationCount: 0,
        notifications: {
          edges: ["n1", "n2"].map((id) => ({ cursor: id, node: notice(id) })),
          pageInfo: { endCursor: "n2", hasNextPage: true },
        },
      },
    });
  }
  /** What each list has: the ids, and whether they are read. */
  const lists = () =>
    operations.map((operation) => {
      const records = live.records();
      const keys = records
        .getRecordIDs()
        .filter((id) => id.includes("__NotificationList_notifications_connection"));
      const key = keys.find(
        (id) =>
          id.includes(`"unread":${operation.request.variables["unread"]}`) &&
          !id.includes(":edges") &&
          !id.includes("pageInfo"),
      );
      const found: unknown[] = [];
      commitLocalUpdate(live.environment, (store) => {
        for (const edge of linksOf(key === undefined ? null : store.get(key), "edges") ?? [])
          found.push([linkOf(edge, "node")?.getValue("id"), linkOf(edge, "node")?.getValue("isRead")]);
      });
      return found;
    });
  const said = () => document.querySelector("output")?.textContent;
  return { ...live, lists, said };
}

test("a notice that comes or counts more stands on top of the lists, is counted, and is said aloud", async () => {
  const { send, lists, said, records } = await listenWithNotices();
  await send(told(notice("n3"), 3));
  const three = [
    ["n3", false],
    ["n1", false],
    ["n2", false],
  ];
  expect(lists()).toEqual([three, three]);
  expect(records().get("client:root:viewer")?.["unseenNotificationCount"]).toBe(3);
  expect(said()).toBe("Seeds n3 was handed in for review");
  await send(told(notice("n2", { count: 4 }), 3));
  const moved = [
    ["n2", false],
    ["n3", false],
    ["n1", false],
  ];
  expect(lists()).toEqual([moved, moved]);
  // The next sentence waits for ten seconds.
  expect(said()).toBe("Seeds n3 was handed in for review");
  await send(told(null, 4));
  expect(lists()).toEqual([moved, moved]);
  expect(records().get("client:root:viewer")?.["unseenNotificationCount"]).toBe(4);
});

test("a job that has failed is said over the page as well, and not twice aloud", async () => {
  const { send, said, failure } = await listenWithNotices();
  const subject = { __typename: "Job", __isNode: "Job", id: "j1", kind: "EXPORT_PRODUCTS" };
  await send(told(notice("n3", { kind: "JOB_FAILED", subject })));
  expect(failure.mock.calls).toEqual([["Export of products: failed"]]);
  expect(said()).toBe("");
});

test("what is read in another window is read here", async () => {
  const { send, lists, records } = await listenWithNotices();
  const seen = (isAllRead: boolean, read: readonly object[]) => ({
    __typename: "NotificationsSeen",
    isAllRead,
    read,
    viewer: { __typename: "Viewer", unseenNotificationCount: 0 },
  });
  await send(seen(false, [{ __typename: "Notification", id: "n2", isRead: true }]));
  const one = [
    ["n1", false],
    ["n2", true],
  ];
  expect(lists()).toEqual([one, one]);
  expect(records().get("client:root:viewer")?.["unseenNotificationCount"]).toBe(0);
  await send(seen(false, []));
  expect(lists()).toEqual([one, one]);
  await send(seen(true, []));
  const both = [
    ["n1", true],
    ["n2", true],
  ];
  expect(lists()).toEqual([both, both]);
});
