import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "#/activity/RecentChanges.tsx";
import { openConsole, PartOfAnswer } from "../../test/openConsole.tsx";
import { homeRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const everyPart = [
  "COMPANY_INFORMATION",
  "ABOUT_US",
  "LEVEL_2_CATEGORY",
  "LEVEL_3_CATEGORY",
  "COLLECTION",
  "LOCATION",
  "FINISHED",
];
const viewer = (changes: object = {}) => ({
  __typename: "Viewer",
  name: "Verdant",
  kind: "OWNER",
  permissions: ["COMPANY_UPDATE"],
  offeredAreas: ["PRODUCTS", "LOCATIONS"],
  company: { completedSignupParts: everyPart, maximumProducts: 500 },
  seller: null,
  productCounts: { draft: 1, pending: 2, enabled: 1200, rectification: 4, disabled: 5 },
  todo: [],
  salesReport: null,
  recentChanges: null,
  ...changes,
});
const open = (changes: object = {}) =>
  openConsole(homeRoutes, "/dashboard/default", { HomePageQuery: () => ({ viewer: viewer(changes) }) });
const head = async () => {
  const title = await screen.findByRole("heading", { level: 1, name: "Home" });
  return title.closest("header") ?? title;
};
const region = (name: string) => screen.findByRole("region", { name });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test.each([
  [
    [{ kind: "PRODUCTS_TO_REVIEW", count: 3, oldestAt: hoursAgo(50) }],
    "Home3 products wait for you · The oldest: 2 days agoReview products",
    "/master/ViewProduct/next/review",
  ],
  [
    [
      { kind: "SOMETHING_NEW", count: 9, oldestAt: null },
      { kind: "ORDERS_TO_ACCEPT", count: 1, oldestAt: null },
      { kind: "PRODUCTS_TO_REVIEW", count: 3, oldestAt: null },
    ],
    "Home1 order waits to be acceptedAccept orders",
    "/master/PendingOrders?status=PENDING",
  ],
  [
    [{ kind: "JOBS_FAILED", count: 2, oldestAt: null }],
    "HomeJobs that failed: 2See them",
    "/account/jobs?state=FAILED&by=me&ended=7",
  ],
])("the most urgent is said in a sentence, and one button begins it: %j", async (todo, words, href) => {
  await open({ todo });
  const header = await head();
  expect(header.textContent).toBe(words);
  expect(within(header).getByRole("link").getAttribute("href")).toBe(href);
});

test("when nothing waits, or to-dos cannot be read, it says whose home it is and has no button", async () => {
  await open();
  expect((await head()).textContent).toBe("HomeWhere Verdant stands today.");
  cleanup();
  await openConsole(homeRoutes, "/dashboard/default", {
    HomePageQuery: () => new PartOfAnswer({ viewer: viewer({ todo: null }) }, "viewer.todo"),
  });
  expect((await head()).textContent).toBe("HomeWhere Verdant stands today.");
  expect(screen.getByText("Not offered")).toBeTruthy();
});

test("the limit of products is said beside them: the company's, and of a location's people that of the location", async () => {
  await open();
  const bar = within(await region("Products")).getByRole("progressbar", { name: "Limit" });
  expect(bar.getAttribute("aria-valuetext")).toBe("1,212 of 500");
  cleanup();
  await open({ kind: "SELLER", seller: { __typename: "Seller", id: "S1", maximumProducts: 2000 } });
  const own = within(await region("Products")).getByRole("progressbar", { name: "Limit" });
  expect(own.getAttribute("aria-valuetext")).toBe("1,212 of 2,000");
});

test("what is left of the set-up is seen in the middle of it, also after its end, and by nobody else", async () => {
  const parts = ["COMPANY_INFORMATION", "ABOUT_US", "LEVEL_2_CATEGORY", "FINISHED"];
  await open({ company: { completedSignupParts: parts, maximumProducts: null } });
  const card = await region("Set up your company");
  expect(within(card).getByText("3 of 6")).toBeTruthy();
  expect(within(card).getByText("Your storefront is open. This makes it complete.")).toBeTruthy();
  expect(
    within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/master/ViewCategory3"]);
  cleanup();
  await open({ company: { completedSignupParts: ["ABOUT_US"], maximumProducts: null } });
  const links = within(await region("Set up your company")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/auth/SignupProcess",
    "/auth/SignupProcess?val=2",
  ]);
  cleanup();
  await open({ permissions: [], company: { completedSignupParts: parts, maximumProducts: null } });
  await region("To do");
  expect(screen.queryByRole("region", { name: "Set up your company" })).toBeNull();
});

test("the newest changes are sentences that lead to what was changed; what is gone leads nowhere", async () => {
  const entry = (id: string, changes: object) => ({
    __typename: "AuditEntry",
    id,
    at: hoursAgo(3),
    action: "CHANGED",
    actor: { name: "Asha Rao", kind: "OWNER" },
    subjectId: "P1",
    subjectType: "Product",
    subjectName: "Basil",
    ...changes,
  });
  await open({
    recentChanges: [
      entry("1", {}),
      entry("2", { action: "CREATED", subjectType: "Brand", subjectName: "Kaashth" }),
      entry("3", { action: "DELETED" }),
    ],
  });
  const card = await region("Recent changes");
  expect(
    within(card)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "ARAsha Rao changed: Product Basil3 hours ago",
    "ARAsha Rao added: Brand Kaashth3 hours ago",
    "ARAsha Rao deleted: Product Basil3 hours ago",
  ]);
  expect(
    within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/account/audit", "/master/ViewProduct/P1"]);
});
