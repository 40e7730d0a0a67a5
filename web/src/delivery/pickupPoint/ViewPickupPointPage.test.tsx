import { act, fireEvent, screen, within } from "@testing-library/react";
import { Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { AuditContext } from "#/activity/AuditContext.ts";
import { openConsole, PartOfAnswer } from "../../../test/openConsole.tsx";
import { pickupPointRoutes } from "./routes.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  __typename: "OpeningHours",
  day,
  opens: "09:00",
  closes: "18:00",
}));

const point = (number: number, changed: object = {}) => ({
  __typename: "PickupPoint",
  id: `point-${number}`,
  name: `Counter ${number}`,
  version: "1",
  seller: { __typename: "Seller", id: "seller-1", name: "Pune" },
  address: {
    __typename: "Address",
    line1: null,
    line2: null,
    streetNumber: null,
    streetName: "Karve Road",
    area: "Kothrud",
    region: null,
    postalCode: "411038",
    province: null,
    provinceCode: "MH",
  },
  contactName: null,
  phone: "02025430000",
  email: null,
  openingHours: everyDay,
  closedDays: [],
  leadTimeHours: 24,
  keepDays: 7,
  maxOrdersPerDay: null,
  instructions: null,
  isPaused: false,
  pausedUntil: null,
  pauseReason: null,
  openOrders: 5,
  waitingOrders: 3,
  uncollectedOrders: 0,
  ordersToday: 1,
  nextDates: ["2027-01-04"],
  comingDates: ["2027-01-04", "2027-01-05"],
  createdAt: "2026-11-20T06:00:00Z",
  viewerCanUpdate: true,
  viewerCanDelete: true,
  ...changed,
});

const points = [
  point(1, { maxOrdersPerDay: 20 }),
  point(2, {
    seller: null,
    openingHours: [],
    uncollectedOrders: 2,
    isPaused: true,
    pausedUntil: "2999-01-01",
    pauseReason: "Painting",
    nextDates: [],
    comingDates: [],
  }),
  point(3, { nextDates: null, comingDates: null }),
];

const frame = {
  element: (
    <AuditContext value>
      <Outlet />
    </AuditContext>
  ),
  children: pickupPointRoutes,
};

const all = ["PICKUP_POINT_CREATE", "PICKUP_POINT_UPDATE", "PICKUP_POINT_DELETE", "ORDER_READ"];

const open = (address: string, permissions: readonly string[] = all, more = {}) =>
  openConsole([frame], address, {
    ViewPickupPointPageQuery: () => ({
      viewer: {
        __typename: "Viewer",
        permissions,
        offeredAreas: ["EXPORTS"],
        pickupPoints: {
          __typename: "PickupPointConnection",
          totalCount: 3,
          edges: points.map((node) => ({ __typename: "PickupPointEdge", node })),
        },
      },
    }),
    PickupPointFilterChipsQuery: () => ({
      country: { __typename: "Country", provinces: [] },
    }),
    PickupPointPageQuery: ({ id, hasOrders }) => ({
      viewer: {
        __typename: "Viewer",
        permissions,
        ...(hasOrders === true && {
          fulfilments: {
            __typename: "FulfilmentConnection",
            totalCount: 12,
            edges: [
              {
                __typename: "FulfilmentEdge",
                node: {
                  __typename: "Fulfilment",
                  id: "fulfilment-1",
                  number: "2627-000123/1",
                  customerName: "Kavya Menon",
                  customerPhone: "9845012345",
                  statusChangedAt: "2026-01-01T06:00:00Z",
                  keptUntil: "2026-01-08",
                  dueOnDelivery: "2112.24",
                },
              },
            ],
          },
        }),
      },
      node: points.find((one) => one.id === id) ?? null,
    }),
    ...more,
  });

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

const row = (number: number) => screen.getByRole("row", { name: new RegExp(`Counter ${number}`) });

test("a row says when it is open today, what waits, what a day takes, and the first day for a new order", async () => {
  await open("/master/ViewPickupPoint");
  expect(row(1).textContent).toContain("Pune");
  expect(row(1).textContent).toContain("KothrudMH");
  expect(row(1).textContent).toContain("9:00 am – 6:00 pm");
  expect(row(1).textContent).toContain("31 of 20 for today");
  expect(row(1).textContent).toContain("4 Jan 2027");
  expect(row(2).textContent).toContain("Pauseduntil 1 Jan 2999");
  expect(row(2).textContent).toContain("Closed today");
  expect(row(2).textContent).toContain("32 to bring back");
  expect(row(2).textContent).toContain("No free day");
  expect(row(3).textContent).toContain("31 for today");
  expect(row(3).textContent).toContain("unknown");
});

test("location, status, state, search and order stand in the address, and are asked for", async () => {
  const { sent } = await open(
    "/master/ViewPickupPoint?seller=seller-1&status=paused&province=MH&searchTerm=cou&sortColumn=name&sortDirection=desc&pageSize=25",
  );
  expect(sent[0]).toEqual({
    name: "ViewPickupPointPageQuery",
    variables: {
      search: "cou",
      filter: { sellerId: "seller-1", isPaused: true, provinceCode: ["MH"] },
      orderBy: { field: "NAME", direction: "DESC" },
      first: 25,
      offset: 0,
    },
  });
});

test("pauses that end within three days are a filter, by the calendar of the business", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T20:00:00Z") });
  const { sent } = await open("/master/ViewPickupPoint?status=paused&until=3");
  vi.useRealTimers();
  // In India it is the 24th already.
  expect(sent[0]?.variables["filter"]).toEqual({ isPaused: true, pausedTo: "2026-11-27" });
  expect(screen.getByRole("button", { name: /^Paused until/ }).textContent).toBe(
    "Paused until Within three days",
  );
});

test("who may only read is offered no change", async () => {
  await open("/master/ViewPickupPoint", []);
  expect(screen.queryByRole("button", { name: "Add pickup point" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit Counter 1" })).toBeNull();
});

test("a service without pickup points says so", async () => {
  await open("/master/ViewPickupPoint", all, {
    ViewPickupPointPageQuery: () =>
      new PartOfAnswer(
        { viewer: { __typename: "Viewer", permissions: all, offeredAreas: [], pickupPoints: null } },
        "viewer.pickupPoints",
      ),
  });
  screen.getByRole("heading", { level: 1, name: "Not offered" });
});

test("a pause says how many orders stay, asks why, and sends until when", async () => {
  const { sent } = await open("/master/ViewPickupPoint", all, {
    pickupPointDialogsPauseMutation: () => ({
      pausePickupPoint: {
        __typename: "PausePickupPointSuccess",
        pickupPoint: point(1, { isPaused: true, pauseReason: "Painting", comingDates: [], nextDates: [] }),
      },
    }),
  });
  await press(screen.getByRole("button", { name: "More for Counter 1" }));
  await press(await screen.findByRole("menuitem", { name: "Pause" }));
  const dialog = await screen.findByRole("dialog", { name: "Pause Counter 1" });
  expect(dialog.textContent).toContain("5 open orders stay, and what is ready there can be collected.");
  await press(within(dialog).getByRole("button", { name: "Pause" }));
  within(dialog).getByRole("button", { name: "Reason is required" });
  fireEvent.change(within(dialog).getByRole("textbox", { name: "Reason" }), {
    target: { value: " Painting " },
  });
  await press(within(dialog).getByRole("button", { name: "Pause" }));
  await screen.findByText("Counter 1 is paused.");
  expect(sent.at(-1)).toEqual({
    name: "pickupPointDialogsPauseMutation",
    variables: { input: { id: "point-1", until: null, reason: "Painting", version: "1" } },
  });
});

test("its page has its week, the days for new orders and what waits there, and nothing of orders for who may not read them", async () => {
  await open("/master/ViewPickupPoint/point-1");
  expect(screen.getAllByText("9:00 am – 6:00 pm")).toHaveLength(7);
  screen.getByText("5 Jan 2027");
  screen.getByText("24 hours");
  await press(screen.getByRole("link", { name: "Orders" }));
  const waiting = await screen.findByRole("row", { name: /2627-000123\/1/ });
  expect(waiting.textContent).toContain("Kavya Menon9845012345");
  expect(waiting.textContent).toContain("8 Jan 2026Bring back");
  expect(waiting.textContent).toContain("₹2,112.24");
  screen.getByText("12 orders wait there");
  expect(screen.getByRole("link", { name: "Despatch Orders" }).getAttribute("href")).toBe(
    "/master/DespatchOrders?status=READY&pickupPoint=point-1",
  );
});

test("without the right to read orders there is no such tab, also by its address; what is not there says so", async () => {
  await open("/master/ViewPickupPoint/point-2?tab=orders", ["PICKUP_POINT_UPDATE"]);
  screen.getByText("Paused: Painting");
  expect(screen.queryByRole("link", { name: "Orders" })).toBeNull();
  expect(screen.queryByText("12 orders wait there")).toBeNull();
});

test("a pickup point that is not there says so, with the way to all", async () => {
  await open("/master/ViewPickupPoint/point-9");
  screen.getByRole("heading", { level: 1, name: "We could not find this" });
  expect(screen.getByRole("link", { name: "All pickup points" }).getAttribute("href")).toBe(
    "/master/ViewPickupPoint",
  );
});
