import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { chatRoutes } from "./routes.ts";

const person = (id: string, name: string, rest: object = {}) => ({
  __typename: "ChatPerson",
  id,
  name,
  status: null,
  pictureUrl: null,
  isOnline: false,
  isDemo: false,
  isActive: true,
  locationName: null,
  unreadCount: 0,
  lastMessage: null,
  ...rest,
});
const message = (id: string, text: string, isMine: boolean, rest: object = {}) => ({
  __typename: "ChatMessage",
  id,
  text,
  sentAt: "2026-11-19T04:30:00Z",
  isMine,
  isSeen: false,
  ...rest,
});
const edges = (nodes: readonly { readonly id: string }[]) => ({
  edges: nodes.map((node) => ({ cursor: `cursor ${node.id}`, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});
const meera = person("meera", "Meera Nair", { isOnline: true, locationName: "Pune" });
const ishita = person("ishita", "Ishita Menon", { isDemo: true, status: "Out among the seedlings" });

function open(address: string, gateway: Gateway = {}) {
  return openConsole(chatRoutes, address, {
    ChatPageQuery: () => ({ viewer: { __typename: "Viewer", people: edges([meera, ishita]) } }),
    ConversationPageQuery: () => ({
      node: {
        ...meera,
        messages: edges([
          message("m1", "Are the trays here?", false),
          message("m2", "They are.", true, { isSeen: true }),
          message("m3", "Forty of them.", true),
        ]),
      },
    }),
    useTypingSignalMutation: () => ({ setTyping: { __typename: "SetTypingSuccess" } }),
    ...gateway,
  });
}

test("everybody stands in the list with where they belong; who is a demo user is marked", async () => {
  await open("/chat/");
  const rows = within(screen.getByRole("list", { name: "People" })).getAllByRole("link");
  expect(rows.map((row) => row.textContent)).toEqual([
    "MNOnlineMeera NairPune",
    "IMOfflineIshita MenonDemoOut among the seedlings",
  ]);
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/chat/meera", "/chat/ishita"]);
  expect(screen.getByText("Choose somebody to write to")).toBeDefined();
});

test("a search that finds nobody says so in the words of the documents", async () => {
  const { sent } = await open("/chat/", {
    PersonListQuery: () => ({ viewer: { __typename: "Viewer", people: edges([]) } }),
  });
  fireEvent.change(screen.getByRole("searchbox", { name: "Search by name" }), { target: { value: " zzz " } });
  expect(await screen.findByText("Sorry, We didn't find any results matching this search")).toBeDefined();
  expect(sent.at(-1)?.variables).toMatchObject({ search: "zzz", count: 50 });
});

test("a conversation reads by day, with who wrote what, and the last message that was seen", async () => {
  await open("/chat/meera");
  const log = await screen.findByRole("log", { name: "Messages with Meera Nair" });
  expect(within(log).getByRole("heading", { level: 3 }).textContent).toMatch(/Nov 2026|Today|Yesterday/);
  expect(
    within(log)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual([
    "Meera Nair: Are the trays here?10:00 am",
    "You: They are.10:00 amSeen",
    "You: Forty of them.10:00 am",
  ]);
});

test("Enter sends what was typed without the white space around it; Shift and Enter do not; an empty text goes nowhere", async () => {
  const sentMessage = message("m4", "And soil.", true, { sentAt: "2026-11-19T04:31:00Z" });
  const { sent } = await open("/chat/meera", {
    useSendMessageMutation: () => ({
      sendMessage: {
        __typename: "SendMessageSuccess",
        messageEdge: { cursor: "cursor m4", node: sentMessage },
        person: { id: "meera", lastMessage: sentMessage },
      },
    }),
  });
  const box = await screen.findByRole("textbox", { name: "Message to Meera Nair" });
  fireEvent.keyDown(box, { key: "Enter" });
  fireEvent.change(box, { target: { value: " And soil. " } });
  fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
  expect(sent.filter(({ name }) => name === "useSendMessageMutation")).toEqual([]);
  await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
  const sends = sent.filter(({ name }) => name === "useSendMessageMutation");
  expect(sends).toHaveLength(1);
  expect(sends[0]?.variables).toMatchObject({ input: { personId: "meera", text: "And soil." } });
  const rows = within(screen.getByRole("log", { name: "Messages with Meera Nair" })).getAllByRole("listitem");
  expect(rows.at(-1)?.textContent).toBe("You: And soil.10:01 am");
  expect(rows).toHaveLength(4);
  expect(box).toHaveProperty("value", "");
});

test("without an answer the message stays and is sent again under the same key", async () => {
  const { sent } = await open("/chat/meera", {
    useSendMessageMutation: () => new RequestError("unreachable", "No answer."),
  });
  const box = await screen.findByRole("textbox", { name: "Message to Meera Nair" });
  fireEvent.change(box, { target: { value: "Hello?" } });
  await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
  await screen.findByText(
    "It may have been sent. We could not reach the service. Try again. Send it again to find out: it will not be there twice.",
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send again" })));
  const keys = sent
    .filter(({ name }) => name === "useSendMessageMutation")
    .map(({ variables }) => variables["input"].idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByText("Hello?")).toBeNull());
});

test.each([
  ["UNKNOWN", "It may have been sent. Send it again to find out: it will not be there twice."],
  ["NOT_APPLIED", "Not sent. We could not reach the service. Try again."],
])("of a message with the outcome %s no more is said than is known", async (outcome, text) => {
  await open("/chat/meera", {
    useSendMessageMutation: () => ({
      sendMessage: {
        __typename: "UnavailableError",
        __isError: "UnavailableError",
        message: "We could not reach the service. Try again.",
        outcome,
      },
    }),
  });
  const box = await screen.findByRole("textbox", { name: "Message to Meera Nair" });
  fireEvent.change(box, { target: { value: "Hello?" } });
  await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
  expect(await screen.findByText(text)).toBeDefined();
});

test("what a person wrote is marked as seen when it is looked at", async () => {
  const unread = { ...meera, unreadCount: 1, messages: edges([message("m1", "Hello", false)]) };
  const { sent } = await open("/chat/meera", {
    ConversationPageQuery: () => ({ node: unread }),
    useMarkSeenMutation: () => ({
      markMessagesSeen: { __typename: "MarkMessagesSeenSuccess", person: { id: "meera", unreadCount: 0 } },
    }),
  });
  await screen.findByRole("log", { name: "Messages with Meera Nair" });
  expect(sent.findLast(({ name }) => name === "useMarkSeenMutation")?.variables).toEqual({
    input: { personId: "meera" },
  });
  expect(screen.queryByText("1 unread message")).toBeNull();
});

test("what was written with somebody who can no longer sign in is read under their name, and nothing more is written", async () => {
  await open("/chat/meera", {
    ConversationPageQuery: () => ({
      node: { ...meera, isActive: false, messages: edges([message("m1", "Hello", false)]) },
    }),
  });
  const log = await screen.findByRole("log", { name: "Messages with Meera Nair" });
  expect(within(log).getByRole("listitem").textContent).toBe("Meera Nair: Hello10:00 am");
  expect(screen.getByText("Meera Nair can no longer sign in. What was written stays here.")).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Message to Meera Nair" })).toBeNull();
});

test("somebody who is not there any more is not found, and the list stays", async () => {
  await open("/chat/gone", { ConversationPageQuery: () => ({ node: null }) });
  expect(await screen.findByText("This person is not here")).toBeDefined();
  expect(screen.getByRole("list", { name: "People" })).toBeDefined();
});
