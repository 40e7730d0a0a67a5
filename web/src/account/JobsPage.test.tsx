import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { accountRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const job = (id: string, changes: object = {}) => ({
  cursor: id,
  node: {
    __typename: "Job",
    id,
    kind: "EXPORT_BRANDS",
    state: "DONE",
    progress: 100,
    total: 12,
    doneCount: 12,
    refusedCount: 0,
    failure: null,
    startedBy: "Asha Rao",
    isOwn: true,
    createdAt: "2026-11-23T08:00:00Z",
    endedAt: "2026-11-23T08:01:00Z",
    downloadUrl: null,
    canCancel: false,
    canRetry: false,
    canUndo: false,
    ...changes,
  },
});
const running = { state: "RUNNING", progress: 25, doneCount: 3, endedAt: null, canCancel: true };

const openPage = (edges: object[], gateway: Gateway = {}, offeredAreas = ["EXPORTS"]) =>
  openConsole(accountRoutes, "/account/jobs", {
    JobsPageQuery: () => ({ viewer: { offeredAreas, jobs: { totalCount: edges.length, edges } } }),
    ...gateway,
  });
const rows = () =>
  [...document.querySelectorAll<HTMLElement>(".job-list > li")].map((row) => [
    row.querySelector(".job-row-title")?.textContent,
    ...within(row)
      .queryAllByRole("button")
      .map((button) => button.textContent),
    ...within(row)
      .queryAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`),
  ]);

test("each job says how it stands and what can be done about it", async () => {
  await openPage([
    job("1", running),
    job("2", { downloadUrl: "/file/job/2?x" }),
    job("3", { kind: "EXPORT_PRODUCTS", state: "FAILED", failure: "NOT_ALLOWED", canRetry: true }),
    job("4", { kind: "OTHER", state: "EXPIRED", refusedCount: 2 }),
  ]);
  expect(rows()).toEqual([
    ["Export of brandsRunning", "Cancel"],
    ["Export of brandsDone", "Download /file/job/2?x"],
    ["Export of productsFailed", "Try again"],
    ["JobFile expired"],
  ]);
  const bar = screen.getByRole("progressbar", { name: "Progress" });
  expect(bar.getAttribute("aria-valuetext")).toBe("3 of 12 rows");
  expect(screen.getByText("The person who started it may not do this any more.")).toBeTruthy();
  expect(screen.getByText("2 rows refused")).toBeTruthy();
});

test("an import leads to its page, where it waits for a word; that of somebody else does not", async () => {
  const waiting = { kind: "IMPORT_BRANDS", state: "READY", endedAt: null, canCancel: true };
  await openPage([job("1", waiting), job("2", { ...waiting, isOwn: false, canCancel: false })]);
  expect(rows()).toEqual([
    ["Import of brandsChecked", "Cancel", "Import of brands /account/imports/1", "Go on /account/imports/1"],
    ["Import of brandsChecked"],
  ]);
});

test("an import that can be undone offers it, and its undoing shows what it has left", async () => {
  await openPage([
    job("1", { kind: "IMPORT_BRANDS", canUndo: true, isOwn: false }),
    job("2", { kind: "UNDO_IMPORT", refusedCount: 1 }),
  ]);
  expect(rows()).toEqual([
    ["Import of brandsDone", "Undo"],
    ["Undo of an importDone", "Show refused"],
  ]);
});

test("a job is cancelled at a press", async () => {
  const asked: unknown[] = [];
  // The page reads jobs again while one runs, however slow this test is: what was cancelled has to stay so.
  const edges = [job("1", running)];
  await openPage(edges, {
    jobMutationsCancelMutation: (variables) => {
      asked.push(variables);
      edges[0] = job("1", { state: "CANCELLED", doneCount: 3, canRetry: true });
      return { cancelJob: { __typename: "CancelJobSuccess", job: edges[0].node } };
    },
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Cancel: Export of brands" })));
  expect(asked).toEqual([{ input: { id: "1" } }]);
  expect(rows()).toEqual([["Export of brandsCancelled", "Try again"]]);
});

test("while nothing is heard of a job that runs it is read again, until it is over", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const edges = [job("1", running)];
    const { sent } = await openPage(edges);
    const reads = () => sent.filter(({ name }) => name === "JobsPageQuery").length;
    await act(async () => vi.advanceTimersByTime(4_999));
    expect(reads()).toBe(1);
    edges[0] = job("1", { ...running, doneCount: 9, progress: 75 });
    await act(async () => vi.advanceTimersByTime(1));
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("9 of 12 rows");
    edges[0] = job("1");
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(rows()).toEqual([["Export of brandsDone"]]);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(reads()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test("without jobs the page says where they come from", async () => {
  await openPage([]);
  expect(screen.getByText("No jobs yet")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

test("jobs are picked by status, by who began them and by when they ended; none says how to see more", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T20:00:00Z") });
  try {
    const { sent, router } = await openConsole(
      accountRoutes,
      "/account/jobs?state=FAILED,LOST&by=me&ended=7",
      {
        JobsPageQuery: () => ({ viewer: { offeredAreas: ["EXPORTS"], jobs: { totalCount: 0, edges: [] } } }),
      },
    );
    // In India it is the 24th already; seven days begin with the 18th.
    const filter = { state: ["FAILED"], isOwn: true, endedSince: "2026-11-17T18:30:00.000Z" };
    expect(sent[0]?.variables).toEqual({ first: 25, offset: 0, filter });
    expect(screen.getByText("No job matches")).toBeTruthy();
    const chips = within(screen.getByRole("group", { name: "Filters" })).getAllByRole("button");
    expect(chips.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      "Status Failed",
      "Started by You",
      "Ended Last 7 days",
      "Clear filters",
    ]);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
    expect(router.state.location.search).toBe("");
    expect(sent.at(-1)?.variables).toEqual({ first: 25, offset: 0, filter: {} });
  } finally {
    vi.useRealTimers();
  }
});

test("older jobs are on further pages, which stand in the address; another filter begins with the first", async () => {
  const all = Array.from({ length: 60 }, (_, index) => job(String(index), { kind: "EXPORT_PRODUCTS" }));
  const { sent, router } = await openConsole(accountRoutes, "/account/jobs?page=2", {
    JobsPageQuery: ({ first, offset }) => ({
      viewer: {
        offeredAreas: ["EXPORTS"],
        jobs: { totalCount: 60, edges: all.slice(Number(offset), Number(offset) + Number(first)) },
      },
    }),
  });
  const asked = () => sent.findLast(({ name }) => name === "JobsPageQuery")?.variables;
  const pages = screen.getByRole("navigation", { name: "Pages of jobs" });
  const foot = () => document.querySelector(".ui-pagination-count")?.textContent;
  expect([rows().length, foot()]).toEqual([25, "26–50 of 60"]);
  expect(asked()).toEqual({ first: 25, offset: 25, filter: {} });
  await act(async () => fireEvent.click(within(pages).getByRole("button", { name: "Next page" })));
  expect([rows().length, foot(), router.state.location.search]).toEqual([10, "51–60 of 60", "?page=3"]);
  expect(asked()).toEqual({ first: 25, offset: 50, filter: {} });
  await act(async () => router.navigate("/account/jobs?page=3&state=FAILED"));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
  expect(router.state.location.search).toBe("");
  expect(asked()).toEqual({ first: 25, offset: 0, filter: {} });
});

test("where the service has no exports the page says so", async () => {
  await openPage([], {}, []);
  expect(screen.getByText("The service behind this back office does not offer this.")).toBeTruthy();
});

const refusedRow = (index: number, changes: object = {}) => ({
  __typename: "JobRowEdge",
  cursor: `cursor-${index}`,
  node: {
    __typename: "JobRow",
    productId: `product-${index}`,
    name: `Product ${index}`,
    message: "It has no price yet",
    messageCode: null,
    messageParams: [],
    ...changes,
  },
});
const pageOf = (edges: readonly object[], hasNextPage: boolean) => ({
  __typename: "Job",
  __isNode: "Job",
  id: "1",
  rows: { edges, pageInfo: { endCursor: "cursor-2", hasNextPage } },
});
const change = { kind: "EDIT_PRODUCTS", refusedCount: 3, canUndo: true };

test("what a change of many refused is shown page by page, each with its reason", async () => {
  const { sent } = await openPage([job("1", change)], {
    jobRefusalsQuery: () => ({
      node: pageOf([refusedRow(1), refusedRow(2, { productId: null, name: "" })], true),
    }),
    JobRefusalsPageQuery: () => ({ node: pageOf([refusedRow(3)], false) }),
    useSaveRefusalsQuery: ({ cursor }) => ({
      node: {
        __typename: "Job",
        id: "1",
        rows: {
          nodes: [refusedRow(cursor === null ? 1 : 2).node],
          pageInfo: { endCursor: "cursor-1", hasNextPage: cursor === null },
        },
      },
    }),
  });
  await act(async () =>
    fireEvent.click(screen.getByRole("button", { name: "Show refused: Change of products" })),
  );
  const dialog = await screen.findByRole("dialog", { name: "Refused" });
  const shown = () =>
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(["Product 1It has no price yet", "A product that is not thereIt has no price yet"]);
  expect(within(dialog).getByRole("link", { name: "Product 1" }).getAttribute("href")).toBe(
    "/master/ViewProduct/product-1",
  );
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Show more" })));
  expect(shown().at(-1)).toBe("Product 3It has no price yet");
  expect(within(dialog).queryByRole("button", { name: "Show more" })).toBeNull();
  expect(sent.at(-1)?.variables).toMatchObject({ cursor: "cursor-2", count: 25 });
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await act(async () =>
    fireEvent.click(within(dialog).getByRole("button", { name: "Download what was refused" })),
  );
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe(
    [
      '"Id","Name","Reason"',
      '"product-1","Product 1","It has no price yet"',
      '"product-2","Product 2","It has no price yet"',
      "",
    ].join("\r\n"),
  );
  click.mockRestore();
});

test("an undo says how many it has left as they are, and does not look done where it was not", async () => {
  const answer = (doneCount: number, total: number) => ({
    undoBulkEdit: {
      __typename: "UndoBulkEditSuccess",
      total,
      doneCount,
      results: [
        { __typename: "ProductChange", outcome: "DONE" },
        { __typename: "ProductChange", outcome: "STALE", message: "It was changed since" },
      ]
        .slice(0, total)
        .map((row, index) => ({
          productId: `product-${index}`,
          name: "Anvil",
          message: null,
          messageCode: null,
          messageParams: [],
          ...row,
        })),
      job: null,
    },
  });
  const answers = [answer(1, 2), answer(0, 300)];
  await openPage([job("1", change)], { useUndoBulkEditMutation: () => answers.shift() ?? {} });
  const undo = () =>
    act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo: Change of products" })));
  await undo();
  expect(screen.getByText("1 taken back, 1 left as they are")).toBeDefined();
  await undo();
  expect(screen.getByText("The change is being undone.")).toBeDefined();
});
