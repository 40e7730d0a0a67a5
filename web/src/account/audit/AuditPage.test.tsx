import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import "#/relay/rights.ts";
import "#/job/ExportDialog.tsx";
import { accountRoutes } from "../routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const change = (path: string, label: string, kind: string, before: string | null, after: string | null) => ({
  path: [path],
  label,
  kind,
  before,
  after,
});
const entry = (id: string, values: object) => ({
  cursor: id,
  node: {
    __typename: "AuditEntry",
    id,
    at: "2026-11-20T10:00:00Z",
    action: "CHANGED",
    note: null,
    noteDetail: null,
    noteCount: null,
    actingFor: null,
    actor: { id: "owner:1", name: "Asha Rao", kind: "OWNER" },
    subjectType: "Product",
    subjectName: "Clay pot",
    partOfName: null,
    reason: null,
    changes: [],
    ...values,
  },
});
const first = entry("1", {
  actingFor: "Price import",
  reason: "The season is over",
  changes: [
    change("price", "Price", "MONEY", "₹199.00", "₹189.00"),
    change("description", "Description", "RICH_TEXT", "A red clay pot", "A blue clay pot"),
    change("variantsEnabled", "Variants enabled", "YES_NO", "No", "Yes"),
    change("brandId", "Brand", "RECORD", "?", "Tamra"),
  ],
});
const second = entry("2", {
  action: "NOTED",
  note: "mail_sent",
  noteDetail: "invitation",
  actor: { id: "", name: null, kind: "SYSTEM" },
  subjectType: "Person",
  subjectName: "Ravi Kumar",
});

const trail = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: "end" },
});
const asked: unknown[] = [];
const openPage = (
  address: string,
  audit: object,
  permissions: readonly string[] = ["AUDIT_READ"],
  more: Gateway = {},
) => {
  asked.length = 0;
  const gateway: Gateway = {
    AuditPageQuery: (variables) => {
      asked.push(variables);
      return { viewer: { permissions, offeredAreas: ["EXPORTS"], audit } };
    },
    AuditTrailQuery: (variables) => {
      asked.push(variables);
      return { viewer: { audit: trail([entry("3", { subjectName: "Older" })]) } };
    },
    ...more,
  };
  return openConsole(
    [...accountRoutes, { path: "*", Component: () => <h1>Elsewhere</h1> }],
    address,
    gateway,
  );
};
const rowTexts = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("td, th")].map((cell) => cell.textContent));

test("each entry says when, who by which token, what, where and which fields", async () => {
  await openPage("/account/audit", trail([first, second]));
  await waitFor(() => expect(rowTexts()).toHaveLength(2));
  expect(rowTexts()).toEqual([
    [
      "20 Nov 2026, 3:30 pm",
      "Asha Raoby the token Price import",
      "Changed",
      "Clay potProduct",
      "Price, Description, Variants enabled and 1 more",
    ],
    ["20 Nov 2026, 3:30 pm", "Nobody signed in", "Mail sent", "Ravi KumarPerson", "Invitation"],
  ]);
});

test("a row opens its fields before and after, with the words marked that differ", async () => {
  await openPage("/account/audit", trail([first]));
  const row = await screen.findByRole("row", { name: /Clay pot|3:30 pm/ });
  await act(async () => fireEvent.click(within(row).getAllByRole("gridcell")[0] ?? row));
  const dialog = await screen.findByRole("dialog", { name: "Entry of the audit trail" });
  expect(within(dialog).getByText("The season is over")).toBeDefined();
  expect(within(dialog).getByRole("link", { name: "All entries of Asha Rao" }).getAttribute("href")).toMatch(
    /\/account\/audit\?actor=owner:1$/,
  );
  const marks = (name: "del" | "ins") =>
    [...dialog.querySelectorAll(name)].map((mark) => mark.textContent.trim());
  expect(marks("del")).toEqual(["₹199.00", "red", "No", "No longer here"]);
  expect(marks("ins")).toEqual(["₹189.00", "blue", "Yes", "Tamra"]);
});

test("the address narrows the trail, and older entries follow on a press", async () => {
  await openPage("/account/audit?type=Product&action=CHANGED&actor=owner:1", trail([first], true));
  await screen.findByRole("grid", { name: "Audit trail" });
  const filter = { types: ["Product"], actions: ["CHANGED"], actor: "owner:1", from: null };
  expect(asked).toEqual([{ filter }]);
  expect(screen.getByRole("button", { name: "Who Asha Rao" })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Load older entries" })));
  await screen.findByText("Older");
  expect(asked[1]).toMatchObject({ filter, cursor: "end" });
  expect(screen.queryByRole("button", { name: "Load older entries" })).toBeNull();
});

test("Export has the trail written into a file as it is filtered, and says where it is found", async () => {
  const started: unknown[] = [];
  await openPage("/account/audit?type=Product&action=CHANGED", trail([first]), ["AUDIT_READ"], {
    useStartExportMutation: ({ input }) => {
      started.push(input);
      return { startExport: { __typename: "StartExportSuccess", job: { id: "job", __typename: "Job" } } };
    },
  });
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Export" })));
  const dialog = await screen.findByRole("dialog", { name: "Export" });
  expect(
    within(dialog)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("value")),
  ).toEqual(["CSV", "JSONL"]);
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Export" })));
  expect(await screen.findByText("The export has begun. Closing this tab stops nothing.")).toBeDefined();
  const filter = { types: ["Product"], actions: ["CHANGED"], actor: null, from: null };
  expect(started).toEqual([{ list: { audit: { filter } } }]);
});

test("where nothing fits the page says so, and whoever may not read the trail is told", async () => {
  await openPage("/account/audit?type=Banner", trail([]));
  expect(await screen.findByText("No entry fits all of these filters.")).toBeDefined();
});

test("whoever may not read the trail is told", async () => {
  await openPage("/account/audit", trail([]), []);
  expect(await screen.findByText("This page is not for your account")).toBeDefined();
});
