import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Brought here, so that no test waits for them to be compiled.
import "./StepDialog.tsx";
import "#/list/ChosenTools.tsx";
import "#/job/ExportDialog.tsx";
import { eventually } from "../../../test/eventually.ts";
import { choose, done, open, outcome, part, press, rowOf, tabs } from "./sampleRows.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a state is a tab with its count, which keeps the other filters and is asked of the gateway", async () => {
  const { sentAs } = await open(
    "/master/PendingOrders?status=ACCEPTED&payment=PAID,UNPAID&placed=7&page=3",
    [],
  );
  expect(tabs()).toEqual([
    ["All", "/master/PendingOrders?payment=PAID%2CUNPAID&placed=7", null],
    ["Pending (2)", "/master/PendingOrders?status=PENDING&payment=PAID%2CUNPAID&placed=7", null],
    ["Accepted (1)", "/master/PendingOrders?status=ACCEPTED&payment=PAID%2CUNPAID&placed=7", "page"],
    ["Late (1)", "/master/PendingOrders?status=LATE&payment=PAID%2CUNPAID&placed=7", null],
  ]);
  expect(sentAs("OrderListPageQuery")[0]).toMatchObject({
    filter: { status: ["ACCEPTED"], placedFrom: "2026-11-17", paymentState: ["UNPAID", "PAID"] },
    orderBy: null,
    isDespatch: false,
    isCancel: false,
  });
});

test("what is late may stand in any open state; a word nobody knows is left out", async () => {
  const late = await open("/master/PendingOrders?status=LATE&mode=BOAT", [
    part("2627-000001/1", { isLate: true }),
  ]);
  expect(late.sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({
    status: ["PENDING", "ACCEPTED", "PACKED", "READY", "OUT"],
    isLate: true,
  });
  expect(rowOf("2627-000001/1")?.textContent).toContain("3 hours agoLate");
});

test("where no orders wait the last 30 days are one step away; a search without matches says so", async () => {
  await open("/master/PendingOrders?status=PENDING", []);
  expect(screen.getByText("No orders wait here.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Orders of the last 30 days" }).getAttribute("href")).toBe(
    "/master/DespatchOrders?placed=30",
  );
});

test("accepting many says how many were done and why the others were not, which stay selected", async () => {
  const parts = [part("2627-000001/1"), part("2627-000002/1"), part("2627-000003/1")];
  const { sentAs } = await open("/master/PendingOrders", parts, {
    useSendStepsMutation: () => {
      const accepted = ["2627-000001/1", "2627-000003/1"].map((number) =>
        part(number, { status: "ACCEPTED", viewerActions: ["PACK", "CANCEL"] }),
      );
      parts.splice(0, 1, ...accepted.slice(0, 1));
      parts.splice(2, 1, ...accepted.slice(1));
      const [first, third] = accepted;
      const refused = { ...done(part("2627-000002/1")), outcome: "REFUSED", message: "Not paid yet" };
      return outcome([done(first ?? {}), refused, done(third ?? {})]);
    },
  });
  await choose("Select all rows of this page");
  expect(screen.getByText("3 selected")).toBeDefined();
  await press("Accept");
  await waitFor(() => expect(screen.getByText("2 accepted, 1 refused")).toBeDefined());
  expect(sentAs("useSendStepsMutation")).toEqual([
    { input: { action: "ACCEPT", ids: parts.map(({ id }) => id) } },
  ]);
  expect(screen.getByText("These were refused.").closest("[role=status]")?.textContent).toContain(
    "2627-000002/1: Not paid yet",
  );
  await waitFor(() => expect(screen.getByText("1 selected")).toBeDefined());
  expect(rowOf("2627-000001/1")?.textContent).toContain("Accepted");
  expect(rowOf("2627-000002/1")?.textContent).toContain("Pending");
});

test("a cancelled order is sent when its message goes; Undo sends nothing", async () => {
  const { sentAs } = await open("/master/PendingOrders", [part("2627-000001/1")], {
    useSendStepsMutation: () =>
      outcome([done(part("2627-000001/1", { status: "CANCELLED", viewerActions: [] }))]),
  });
  await press("More for 2627-000001/1");
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Cancel" })));
  const dialog = await screen.findByRole("dialog");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel the order" })));
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Choose a reason/ })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Out of stock" })));
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel the order" })));
  await waitFor(() => expect(screen.getByText("2627-000001/1 cancelled")).toBeDefined());
  expect(rowOf("2627-000001/1")?.textContent).toContain("Cancelled");
  await press("Undo");
  expect(rowOf("2627-000001/1")?.textContent).toContain("Pending");
  expect(sentAs("useSendStepsMutation")).toEqual([]);
});

test("an order whose button is pressed twice on a slow line is accepted once, and not packed with what was the second press", async () => {
  const parts = [part("2627-000001/1")];
  const answer = Promise.withResolvers<Record<string, unknown>>();
  const { sentAs } = await open("/master/PendingOrders", parts, {
    useSendStepsMutation: () => answer.promise,
  });
  const began = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(began);
  const button = () => screen.getByRole("button", { name: /^(?:Accept|Pack): 2627-000001\/1/ });
  const click = () => act(async () => fireEvent.click(button()));
  await click();
  await click();
  const ids = ["part-2627-000001/1"];
  expect(sentAs("useSendStepsMutation")).toEqual([{ input: { action: "ACCEPT", ids } }]);
  const accepted = part("2627-000001/1", { status: "ACCEPTED", viewerActions: ["PACK", "CANCEL"] });
  parts.splice(0, 1, accepted);
  await act(async () => answer.resolve(outcome([done(accepted)])));
  await eventually(() => screen.getByText("2627-000001/1 accepted"));
  expect(button().textContent).toBe("Pack");
  clock.mockReturnValue(began + 499);
  await click();
  expect(sentAs("useSendStepsMutation")).toHaveLength(1);
  clock.mockReturnValue(began + 500);
  await click();
  expect(sentAs("useSendStepsMutation").slice(1)).toEqual([{ input: { action: "PACK", packages: 1, ids } }]);
});

test("who may only read gets no steps, and no location column beside their own", async () => {
  await open(
    "/master/PendingOrders",
    [part("2627-000001/1", { viewerActions: [] })],
    {},
    {
      kind: "SELLER",
      permissions: ["ORDER_READ", "DELIVERY_USER_READ"],
    },
  );
  expect(screen.queryByRole("button", { name: /Accept/ })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Location" })).toBeNull();
  const tabs = within(screen.getByRole("navigation", { name: "Products and orders" }));
  await eventually(() =>
    expect(tabs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Products",
      "Orders (3)",
      "Delivery users",
    ]),
  );
});

test("the list is written into a file as its tab, search and filters show it", async () => {
  const { sentAs } = await open("/master/DespatchOrders?status=OUT&payment=PAID&searchTerm=asha", [], {
    useStartExportMutation: () => ({
      startExport: { __typename: "StartExportSuccess", job: { __typename: "Job", id: "job-1" } },
    }),
  });
  const shown = {
    search: "asha",
    filter: { status: ["OUT"], paymentState: ["PAID"] },
    orderBy: { field: "STATUS_CHANGED_AT", direction: "DESC" },
  };
  for (const [name, list] of [
    ["Orders", { fulfilments: shown }],
    ["Lines of orders", { orderLines: shown }],
    ["Invoices and credit notes", { taxDocuments: shown }],
  ] as const) {
    await press("Export");
    const dialog = await screen.findByRole("dialog", { name: "Export" });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole("radio", { name: new RegExp(`^${name}`) })),
    );
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Export" })));
    // The columns of the screen are those of the orders alone.
    const columns =
      name === "Orders" ? { columns: expect.arrayContaining(["number", "status_since", "total"]) } : {};
    expect(sentAs("useStartExportMutation").at(-1)).toEqual({ input: { list, ...columns } });
    await eventually(() => expect(screen.queryByRole("dialog", { name: "Export" })).toBeNull());
  }
  expect(screen.getAllByText("The export has begun. Closing this tab stops nothing.")).not.toEqual([]);
});
