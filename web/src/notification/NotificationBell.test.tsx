import { act, fireEvent, screen, within } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import parameters from "#/__generated__/ContentLayoutPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./NotificationPanel.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../test/eventually.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";

const routes: RouteObject[] = [
  {
    ...defineQueryRoute({
      parameters,
      variables: () => ({}),
      page: () => import("#/shell/ContentLayoutPage.tsx"),
      shouldRevalidate: () => false,
    }),
    children: [
      {
        path: "dashboard/default",
        element: (
          <>
            <title>Home</title>
            <h1>Home</h1>
          </>
        ),
      },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
  },
];

const viewer = (unseenNotificationCount: number, offeredAreas = ["PRODUCTS", "NOTIFICATIONS"]) => ({
  features: { vendorName: "Green Bazaar" },
  viewer: {
    kind: "OWNER",
    permissions: [],
    offeredAreas,
    nextStep: "HOME",
    name: "Verdant",
    personName: "Asha Rao",
    pictureUrl: null,
    bookmarks: null,
    email: "owner@verdant.test",
    passwordRenewalDue: false,
    passwordChangedAt: null,
    company: null,
    seller: null,
    unreadMessageCount: null,
    unseenNotificationCount,
  },
});

const notice = (id: string, changes: object = {}) => ({
  __typename: "Notification",
  id,
  kind: "PRODUCT_SUBMITTED",
  count: 1,
  happenedAt: new Date().toISOString(),
  subjectName: `Seeds ${id}`,
  locationName: "Verdant Pune",
  isRead: false,
  subject: { __typename: "Product", __isNode: "Product", id: `product-${id}` },
  ...changes,
});
const before = { happenedAt: "2026-01-05T10:00:00Z", isRead: true };

interface Opening {
  readonly unseen?: number;
  readonly notices?: readonly ReturnType<typeof notice>[];
  readonly offeredAreas?: string[];
  readonly gateway?: Gateway;
}

async function open({ unseen = 0, notices = [], offeredAreas, gateway = {} }: Opening = {}) {
  return openConsole(routes, "/dashboard/default", {
    ContentLayoutPageQuery: () => viewer(unseen, offeredAreas),
    NotificationPanelQuery: ({ unread }) => ({
      viewer: {
        __typename: "Viewer",
        unseenNotificationCount: unseen,
        notifications: {
          edges: notices
            .filter(({ isRead }) => unread !== true || !isRead)
            .map((node) => ({ cursor: node.id, node })),
          pageInfo: { endCursor: notices.at(-1)?.id ?? null, hasNextPage: false },
        },
      },
    }),
    notificationMutationsSeenMutation: () => ({
      markNotificationsSeen: {
        __typename: "MarkNotificationsSeenSuccess",
        viewer: { __typename: "Viewer", unseenNotificationCount: 0 },
      },
    }),
    notificationMutationsReadMutation: ({ input }) => ({
      markNotificationsRead: {
        __typename: "MarkNotificationsReadSuccess",
        viewer: { __typename: "Viewer", unseenNotificationCount: 0 },
        notifications: idsOf(input).map((id) => ({ __typename: "Notification", id, isRead: true })),
      },
    }),
    ...gateway,
  });
}

function idsOf(input: unknown): readonly unknown[] {
  const ids = typeof input === "object" && input !== null && "ids" in input ? input.ids : null;
  return Array.isArray(ids) ? ids : [];
}

// What lies under an open panel is out of reach.
const bell = () => screen.getByRole("button", { name: /^Notifications/, hidden: true });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
async function openPanel() {
  await act(async () => {
    bell().focus();
    fireEvent.click(bell());
  });
  return screen.findByRole("dialog", { name: "Notifications" });
}
const rows = () =>
  screen.queryAllByRole("region").flatMap((part) =>
    within(part)
      .queryAllByRole("link")
      .map((link) => [part.getAttribute("aria-label"), link.textContent, link.getAttribute("href")]),
  );

test.each([
  [0, "Notifications", undefined, "Home"],
  [3, "Notifications, 3 new", "3", "(3) Home"],
  [100, "Notifications, 100 new", "99+", "(99+) Home"],
])("with %i new ones the bell says %s", async (unseen, name, shown, title) => {
  await open({ unseen });
  expect(bell().getAttribute("aria-label")).toBe(name);
  expect(document.querySelector(".ui-count-button-count")?.textContent).toBe(shown);
  expect(document.title).toBe(title);
});

test("the panel has what is of today and what is older, each with where it leads; who opens it has seen them", async () => {
  const { sent } = await open({
    unseen: 2,
    notices: [
      notice("1"),
      notice("2", { count: 5 }),
      notice("3", {
        ...before,
        kind: "JOB_FAILED",
        subject: { __typename: "Job", __isNode: "Job", id: "j", kind: "EXPORT_BRANDS" },
      }),
      notice("4", { ...before, kind: "PERSON_ACTIVATED", subjectName: "Ravi Iyer", subject: null }),
      notice("5", { ...before, kind: "SOMETHING_NEW", subject: null, locationName: null }),
    ],
  });
  await openPanel();
  const named = (row: (string | null)[]) => [row[0], row[1]?.replace(/ (?:now|\d+ \w+ ago).*$/, ""), row[2]];
  expect(rows().map(named)).toEqual([
    ["Today", "Unread: Seeds 1 was handed in for review", "/master/ViewProduct/product-1"],
    ["Today", "Unread: 5 products were handed in for review", "/master/ViewProduct"],
    ["Earlier", "Export of brands: failed", "/account/jobs"],
    ["Earlier", "Ravi Iyer has accepted the invitation", "/master/ViewSeller"],
    ["Earlier", "Something has happened: Seeds 5", "/dashboard/default"],
  ]);
  await eventually(() => expect(bell().getAttribute("aria-label")).toBe("Notifications"));
  expect(document.title).toBe("Home");
  expect(sent.map(({ name }) => name)).toContain("notificationMutationsSeenMutation");
});

test("what is told of stock and webhooks together leads to the lists that have it", async () => {
  const several = { count: 2, subject: null };
  await open({
    notices: [
      notice("1", { kind: "STOCK_LOW", ...several }),
      notice("2", { kind: "STOCK_OUT", ...several }),
      notice("3", { kind: "WEBHOOK_FAILING", ...several }),
      notice("4", { kind: "WEBHOOK_DISABLED", ...several }),
    ],
  });
  await openPanel();
  expect(rows().map((row) => row[2])).toEqual([
    "/master/ViewProduct?status=ENABLED&stock=LOW",
    "/master/ViewProduct?status=ENABLED&stock=OUT",
    "/account/webhooks?state=failing",
    "/account/webhooks?state=failing",
  ]);
});

test("one is marked as read, or all of them; among the unread ones it goes, and the focus goes on", async () => {
  const { sent } = await open({ notices: [notice("1"), notice("2"), notice("3", { isRead: true })] });
  const panel = await openPanel();
  await act(async () => fireEvent.click(within(panel).getByRole("radio", { name: "Unread" })));
  await eventually(() => expect(rows()).toHaveLength(2));
  await press("Mark as read: Seeds 1 was handed in for review");
  expect(rows().map(([, text]) => text)).toEqual([expect.stringContaining("Seeds 2")]);
  expect(document.activeElement?.textContent).toContain("Seeds 2");
  await press("Mark all as read");
  expect(within(panel).getByText("Nothing unread")).toBeTruthy();
  expect(panel.contains(document.activeElement)).toBe(true);
  const marked = sent.filter(({ name }) => name === "notificationMutationsReadMutation");
  expect(marked.map(({ variables }) => variables)).toEqual([
    { input: { ids: ["1"] } },
    { input: { ids: null } },
  ]);
  await act(async () => fireEvent.click(within(panel).getByRole("radio", { name: "All" })));
  await eventually(() => expect(rows()).toHaveLength(3));
});

test("while there are more unread ones nobody is told that all are read: the next page comes by itself", async () => {
  const pageOf = (notices: readonly ReturnType<typeof notice>[], hasNextPage: boolean) => ({
    viewer: {
      __typename: "Viewer",
      unseenNotificationCount: 0,
      notifications: {
        edges: notices.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: notices.at(-1)?.id ?? null, hasNextPage },
      },
    },
  });
  const older = Promise.withResolvers<ReturnType<typeof pageOf>>();
  const { sent } = await open({
    gateway: {
      NotificationPanelQuery: () => pageOf([notice("1"), notice("2")], true),
      NotificationListQuery: () => older.promise,
    },
  });
  const panel = await openPanel();
  await act(async () => fireEvent.click(within(panel).getByRole("radio", { name: "Unread" })));
  await eventually(() => expect(rows()).toHaveLength(2));
  await press("Mark as read: Seeds 1 was handed in for review");
  await press("Mark as read: Seeds 2 was handed in for review");
  expect(rows()).toEqual([]);
  expect(within(panel).queryByText("You have read everything.")).toBeNull();
  const asked = sent.filter(({ name }) => name === "NotificationListQuery");
  expect(asked.map(({ variables }) => variables)).toEqual([{ unread: true, count: 50, cursor: "2" }]);
  await act(async () => older.resolve(pageOf([notice("3")], false)));
  await eventually(() =>
    expect(rows().map(([, text]) => text)).toEqual([expect.stringContaining("Seeds 3")]),
  );
  await press("Mark as read: Seeds 3 was handed in for review");
  expect(within(panel).getByText("You have read everything.")).toBeTruthy();
});

test("a row leads to its record, is read then, and the panel closes", async () => {
  const { sent, address } = await open({ notices: [notice("1")] });
  await openPanel();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /Seeds 1/ })));
  expect(address()).toBe("/master/ViewProduct/product-1");
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    name: "notificationMutationsReadMutation",
    variables: { input: { ids: ["1"] } },
  });
});

test("what is not read because the gateway refuses it stays unread", async () => {
  await open({
    notices: [notice("1")],
    gateway: {
      notificationMutationsReadMutation: () => ({
        markNotificationsRead: {
          __typename: "UnavailableError",
          __isError: "UnavailableError",
          message: "Later",
          messageCode: null,
          messageParams: [],
        },
      }),
    },
  });
  await openPanel();
  await press("Mark all as read");
  await eventually(() => expect(rows()[0]?.[1]).toContain("Unread:"));
});

test("Escape closes the panel, and the focus is on the bell again", async () => {
  await open();
  const panel = await openPanel();
  expect(within(panel).getByText("Nothing yet")).toBeTruthy();
  // It hears keys from when it has the focus on.
  await eventually(() => expect(panel.contains(document.activeElement)).toBe(true));
  await act(async () => fireEvent.keyDown(panel, { key: "Escape" }));
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  await eventually(() => expect(document.activeElement).toBe(bell()));
});

test("a panel that could not be read says so and can be asked for again", async () => {
  let isBroken = true;
  await open({
    gateway: {
      NotificationPanelQuery: () =>
        isBroken
          ? new RequestError("unreachable", "The line is down.")
          : {
              viewer: {
                __typename: "Viewer",
                unseenNotificationCount: 0,
                notifications: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
              },
            },
    },
  });
  const panel = await openPanel();
  expect(await within(panel).findByText("This could not be shown")).toBeTruthy();
  isBroken = false;
  await press("Try again");
  expect(await within(panel).findByText("Nothing yet")).toBeTruthy();
});

test("where the service tells nobody of anything there is no bell, and no way to the page", async () => {
  await open({ offeredAreas: ["PRODUCTS"] });
  expect(screen.queryByRole("button", { name: /^Notifications/ })).toBeNull();
  await press(/^Account/);
  expect(await screen.findByRole("menuitem", { name: "Account and security" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Notifications" })).toBeNull();
});
