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
import { createEnvironment } from "#/relay/environment.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEnd, SessionEndContext } from "#/relay/SessionEnd.ts";
import { linkOf, linksOf } from "#/relay/storeRecord.ts";
import LiveEvents from "./LiveEvents.tsx";
import { chatOf } from "#/chat/Chat.ts";
import { conversationKey } from "#/chat/insertMessage.ts";

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
  render(
    <RestartContext value={restart}>
      <SessionEndContext value={sessionEnd}>
        <RelayEnvironmentProvider environment={environment}>
          <LiveEvents />
        </RelayEnvironmentProvider>
      </SessionEndContext>
    </RestartContext>,
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
  return { environment, restart, send: (event: object) => act(async () => send(event)), texts, records };
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
