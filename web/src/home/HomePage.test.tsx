import { act, fireEvent, screen, within } from "@testing-library/react";
import type { Variables } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { openConsole, PartOfAnswer } from "../../test/openConsole.tsx";
import { homeRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const figures = (changes: object = {}) => ({
  orders: 4,
  units: 9,
  sales: "1500.00",
  averageOrder: "500.00",
  cancelledPercent: "25.00",
  returnedPercent: "0.00",
  ...changes,
});
const report = (changes: object = {}) => ({
  period: "LAST_7_DAYS",
  asOf: "2026-11-24T08:00:00Z",
  previousFrom: "2026-11-21",
  previousTo: "2026-11-22",
  totals: figures(),
  previous: figures({ orders: 4, units: 18, sales: "1000.00", averageOrder: "0.00", cancelledPercent: null }),
  days: [
    { day: "2026-11-23", sales: "500.00" },
    { day: "2026-11-24", sales: "1000.00" },
  ],
  previousDays: [
    { day: "2026-11-21", sales: "1000.00" },
    { day: "2026-11-22", sales: "0.00" },
  ],
  topProducts: [
    { productId: "P1", name: "Basil", units: 2, sales: "900.00", previousUnits: 1, previousSales: "450.00" },
    { productId: "P2", name: "Mint", units: 7, sales: "600.00", previousUnits: 0, previousSales: "0.00" },
  ],
  sellers: [
    {
      sellerId: "S1",
      name: "Indiranagar",
      orders: 4,
      sales: "1500.00",
      acceptMinutes: 12,
      latePercent: "50.00",
      cancelledPercent: null,
    },
  ],
  states: { pending: 3, accepted: 0, packed: 1, ready: 0, out: 2 },
  stock: [
    { productId: "P1", name: "Basil", variantName: "250 g", quantity: 2, isLow: true, daysLeft: 1 },
    { productId: "P3", name: "Rosemary", variantName: null, quantity: 40, isLow: false, daysLeft: null },
  ],
  ...changes,
});
const today = {
  period: "TODAY",
  previousTo: "2026-11-21",
  days: [{ day: "2026-11-24", sales: "1000.00" }],
};
const everyPart =
  "COMPANY_INFORMATION ABOUT_US LEVEL_2_CATEGORY LEVEL_3_CATEGORY COLLECTION LOCATION FINISHED".split(" ");
const viewer = (changes: object = {}) => ({
  __typename: "Viewer",
  name: "Verdant",
  kind: "OWNER",
  permissions: ["REPORT_READ"],
  offeredAreas: ["REPORTS", "PRODUCTS"],
  company: { completedSignupParts: everyPart, maximumProducts: 500 },
  recentChanges: null,
  seller: null,
  productCounts: { draft: 1, pending: 2, enabled: 3, rectification: 4, disabled: 5 },
  todo: [],
  salesReport: report(),
  ...changes,
});

const open = (changes: object = {}, gateway: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(homeRoutes, "/dashboard/default", {
    HomePageQuery: () => ({ viewer: viewer(changes) }),
    ...gateway,
  });
const region = (name: string) => screen.findByRole("region", { name });
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const links = (card: HTMLElement) =>
  within(card)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("what waits stands there with its count and its age, and leads to the list that has it", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await open({
    todo: [
      { kind: "ORDERS_LATE", count: 1, oldestAt: hoursAgo(2) },
      { kind: "REFUNDS_DUE", count: 2, oldestAt: hoursAgo(72) },
      { kind: "PRODUCTS_TO_REVIEW", count: 1234, oldestAt: null },
      { kind: "INVITATIONS_EXPIRED", count: 3, oldestAt: null },
      { kind: "LOCATION_INVITATIONS_EXPIRED", count: 6, oldestAt: null },
      { kind: "LICENCES_ENDING", count: 4, oldestAt: null },
      { kind: "SOMETHING_NEW", count: 5, oldestAt: null },
    ],
  });
  expect(links(await region("To do"))).toEqual([
    ["1Orders that are lateThe oldest: 2 hours ago", "/master/PendingOrders?status=LATE"],
    ["2Orders with a refund dueThe oldest: 3 days ago", "/master/CancelOrders?refund=DUE"],
    ["1,234Products to review", "/master/ViewProduct?status=PENDING"],
    ["3Invitations that have run out", "/master/ViewUserAdmin?status=EXPIRED"],
    ["6Invitations to locations that have run out", "/master/ViewUserLocation?status=EXPIRED"],
    ["4Driving licences that end", "/master/ViewDeliveryUser?status=ACTIVE&licence=30"],
  ]);
});

test("when nothing waits, it says so", async () => {
  await open();
  expect((await region("To do")).textContent).toBe("To doNothing waits");
});

test("a service without reports has neither to-dos nor figures", async () => {
  await open({ todo: null, salesReport: null, offeredAreas: ["PRODUCTS"] });
  expect(screen.getByText("Where Verdant stands today.")).toBeTruthy();
  for (const name of ["To do", "Figures", "Sales by day", "Orders by state", "Stock left", "Recent changes"])
    expect(screen.queryByRole("region", { name })).toBeNull();
});

test("who may not read reports has no figures", async () => {
  await open({ permissions: [], salesReport: null });
  await region("To do");
  for (const name of ["Figures", "Sales by day", "Orders by state", "Stock left"])
    expect(screen.queryByRole("region", { name })).toBeNull();
});

test("each figure stands beside the one before and says what it means", async () => {
  await open();
  const card = await region("Figures");
  expect(
    within(card).getByText("Compared with 21 Nov 2026 to 22 Nov 2026. As of 24 Nov 2026, 1:30 pm."),
  ).toBeTruthy();
  expect([...card.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "Sales₹1,500.00▲ 50% more than before",
    "Orders4= as before",
    "Average order₹500.00Nothing before to compare with",
    "Pieces9▼ 50% less than before",
    "Cancelled25%Before: –",
    "Returned0%Before: 0%",
  ]);
  await act(async () =>
    fireEvent.click(within(card).getByRole("button", { name: "What is Average order?" })),
  );
  expect((await screen.findByRole("dialog", { name: "Average order" })).textContent).toBe(
    "Sales divided by the orders that were not cancelled whole.",
  );
});

test("the days are gone through by keyboard, each with its amounts, and are a table on a press", async () => {
  await open();
  const card = await region("Sales by day");
  expect(within(card).getByText("₹1,500.00 in all. ▲ 50% more than before.")).toBeTruthy();
  const days = within(card).getByRole("slider", { name: "Sales by day" });
  expect(days.getAttribute("aria-valuetext")).toBe("24 Nov 2026: ₹1,000.00. Before: ₹0.00.");
  expect(card.querySelector(".chart-tip")).toBeNull();
  await act(async () => fireEvent.change(days, { target: { value: "0" } }));
  expect(days.getAttribute("aria-valuetext")).toBe("23 Nov 2026: ₹500.00. Before: ₹1,000.00.");
  expect(card.querySelector(".chart-tip")?.textContent).toBe("23 Nov 2026₹500.00Before: ₹1,000.00");
  expect([...card.querySelectorAll(".chart-bar")].map((bar) => bar.getAttribute("height"))).toEqual([
    "100",
    "200",
  ]);
  expect([...card.querySelectorAll(".chart-days > span")].map(({ textContent }) => textContent)).toEqual([
    "23 Nov",
    "24 Nov",
  ]);
  await act(async () => fireEvent.blur(days));
  expect(card.querySelector(".chart-tip")).toBeNull();
  await act(async () => fireEvent.click(within(card).getByRole("button", { name: "Show as a table" })));
  expect(rows(within(card).getByRole("table"))).toEqual([
    ["Day", "Sales", "Before"],
    ["23 Nov 2026", "₹500.00", "₹1,000.00"],
    ["24 Nov 2026", "₹1,000.00", "₹0.00"],
  ]);
});

test("products, locations, open orders and what is left have their figures", async () => {
  await open();
  const products = await region("Top products");
  expect(rows(products)).toEqual([
    ["Product", "Sales", "Pieces", "Change"],
    ["Basil", "₹900.00", "2", "▲ 100% more than before"],
    ["Mint", "₹600.00", "7", "Nothing before"],
  ]);
  await act(async () => fireEvent.click(within(products).getByRole("button", { name: /By/ })));
  await act(async () => fireEvent.click(await screen.findByRole("option", { name: "Pieces" })));
  expect(rows(products).slice(1)).toEqual([
    ["Mint", "₹600.00", "7", "Nothing before"],
    ["Basil", "₹900.00", "2", "▲ 100% more than before"],
  ]);
  expect(rows(await region("By location"))).toEqual([
    ["Location", "Sales", "Orders", "Accepted in", "Late", "Cancelled"],
    ["Indiranagar", "₹1,500.00", "4", "12 min", "50%", "–"],
  ]);
  const states = await region("Orders by state");
  expect(within(states).getByText("6 parts of orders are open.")).toBeTruthy();
  expect(links(states)).toEqual([
    ["To accept3", "/master/PendingOrders?status=PENDING"],
    ["To pack0", "/master/PendingOrders?status=ACCEPTED"],
    ["To despatch1", "/master/DespatchOrders?status=PACKED"],
    ["To be collected0", "/master/DespatchOrders?status=READY"],
    ["On the way2", "/master/DespatchOrders?status=OUT"],
  ]);
  expect(links(await region("Stock left"))).toEqual([
    ["Basil, 250 g1 day2", "/master/ViewProduct/P1"],
    ["Rosemary40", "/master/ViewProduct/P3"],
  ]);
});

test("a location's people have no table of locations", async () => {
  await open({ kind: "SELLER" });
  await region("Top products");
  expect(screen.queryByRole("region", { name: "By location" })).toBeNull();
});

test("before the first order it says what belongs there", async () => {
  const none = figures({ orders: 0, units: 0, sales: "0.00", averageOrder: null, cancelledPercent: null });
  await open({
    salesReport: report({ totals: none, previous: none, topProducts: [], sellers: [], stock: [] }),
  });
  expect((await region("Sales by day")).textContent).toBe(
    "Sales by dayNo sales yetWhat customers order shows up here, day by day.",
  );
  expect((await region("Stock left")).textContent).toBe(
    "Stock leftDays at the pace of the last 30 days.No stock is counted.",
  );
  expect(screen.queryByRole("region", { name: "Top products" })).toBeNull();
});

test("another period is read and shown in place, and stands in the address", async () => {
  const ofPeriod = ({ period }: Variables) => ({
    viewer: viewer({ salesReport: report(period === "TODAY" ? today : { period }) }),
  });
  const { sent, router, address } = await open({}, { HomePageQuery: ofPeriod });
  const card = await region("Figures");
  await act(async () => fireEvent.click(within(card).getByRole("button", { name: /Period/ })));
  await act(async () => fireEvent.click(await screen.findByRole("option", { name: "Today" })));
  expect(address()).toBe("/dashboard/default?period=TODAY");
  expect(sent.map(({ variables }) => variables)).toEqual([{ period: "LAST_30_DAYS" }, { period: "TODAY" }]);
  expect(await screen.findByText("Compared with 21 Nov 2026. As of 24 Nov 2026, 1:30 pm.")).toBeTruthy();
  expect(document.querySelectorAll(".chart-bar")).toHaveLength(1);
  expect(links(await region("Orders by state"))).toHaveLength(5);
  await act(() => router.navigate(-1));
  expect(address()).toBe("/dashboard/default");
  expect(
    await screen.findByRole("button", { name: /Period.*Last 30 days|Last 30 days.*Period/ }),
  ).toBeTruthy();
});

test.each([
  ["?period=FINANCIAL_YEAR", "FINANCIAL_YEAR"],
  ["?period=nonsense", "LAST_30_DAYS"],
])("home opened at %s shows %s", async (search, period) => {
  const { sent } = await openConsole(homeRoutes, `/dashboard/default${search}`, {
    HomePageQuery: () => ({ viewer: viewer() }),
  });
  await region("Figures");
  expect(sent.map(({ variables }) => variables)).toEqual([{ period }]);
});

test("figures that cannot be read say so, and the rest of home stays", async () => {
  await open(
    {},
    {
      HomePageQuery: () => new PartOfAnswer({ viewer: viewer({ salesReport: null }) }, "viewer.salesReport"),
    },
  );
  expect(await region("To do")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Figures" })).toBeNull();
  expect(screen.getAllByText("Not offered")).toHaveLength(2);
});
