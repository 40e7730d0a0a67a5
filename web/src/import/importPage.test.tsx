import { act, fireEvent, screen, within } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { expect, test, vi } from "vitest";
import query from "#/__generated__/ImportPageQuery.graphql.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { eventually } from "../../test/eventually.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/form/LeaveQuestion.tsx";
import "./ImportPage.tsx";
import "./queries.ts";
import { importRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const row = (number: number, changes: object = {}) => ({
  number,
  name: `Brand ${number}`,
  outcome: "TO_CREATE",
  problems: [],
  changes: [
    { path: ["name"], label: "Name", part: null, kind: "TEXT", before: null, after: `Brand ${number}` },
  ],
  ...changes,
});
const refused = row(17, {
  name: null,
  outcome: "REFUSED",
  changes: [],
  problems: [
    {
      label: "Brand id",
      message: "Looks rounded by a spreadsheet",
      messageCode: "CELL_ROUNDED",
      messageParams: [],
    },
  ],
});

const file = {
  isRead: true,
  canRunAllOrNothing: false,
  uploadId: "upload-1",
  format: "CSV",
  delimiter: "SEMICOLON",
  encoding: "UTF_16",
  clearWord: "-",
  addsMissing: false,
  columns: [
    { position: 0, name: "Brand", samples: ["One", "Two", ""] },
    { position: 1, name: "Remark", samples: ["x"] },
    { position: 2, name: "", samples: [] },
  ],
  fields: [
    { name: "brand_id", label: "Brand id", isRequired: false, neededBy: null },
    { name: "name", label: "Brand Name", isRequired: true, neededBy: null },
  ],
  mapping: [{ field: "name", column: 0, constant: null }],
  counts: { created: 0, changed: 0, unchanged: 0, refused: 0 },
  rows: { totalCount: 0, nodes: [] },
};

const job = (state: string, changes: object = {}, ofFile: object | null = {}) => ({
  __typename: "Job",
  __isNode: "Job",
  id: "job-1",
  kind: "IMPORT_BRANDS",
  state,
  startedBy: "Asha Rao",
  progress: 25,
  total: 40,
  doneCount: 10,
  okCount: 0,
  refusedCount: 0,
  skippedCount: 0,
  failure: null,
  endedAt: null,
  downloadUrl: null,
  canCancel: true,
  canRetry: false,
  canUndo: false,
  undoneBy: null,
  import: ofFile && { ...file, ...ofFile },
  ...changes,
});
const found = {
  counts: { created: 4000, changed: 812, unchanged: 3, refused: 188 },
  rows: {
    totalCount: 5003,
    nodes: [
      row(2),
      row(3, {
        outcome: "TO_CHANGE",
        changes: [{ path: ["name"], label: "Name", part: null, kind: "TEXT", before: "Old", after: "New" }],
      }),
      refused,
    ],
  },
};

const openPage = (node: object | null, gateway: Gateway = {}, search = "", permissions = ["IMPORT_CREATE"]) =>
  openConsole(importRoutes, `/account/imports/job-1${search}`, {
    ImportPageQuery: () => ({ viewer: { permissions }, node }),
    ...gateway,
  });
const step = () => screen.getByRole("heading", { level: 2 }).textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test.each([
  ["CSV", 1],
  ["JSONL", 0],
])("what empties a field is asked of %s: %i times", async (format, times) => {
  await openPage(job("STAGING", {}, { format }));
  expect(step()).toBe("Which column is what?");
  expect(screen.queryAllByRole("textbox", { name: /What empties a field/ })).toHaveLength(times);
});

test("each field has its column with the first values, and what no field takes is said to be ignored", async () => {
  const sent: unknown[] = [];
  let node = job("STAGING");
  const { address } = await openPage(node, {
    ImportPageQuery: () => ({ viewer: { permissions: ["IMPORT_CREATE"] }, node }),
    importMutationsMapMutation: ({ input }) => {
      sent.push(input);
      node = job("CHECKING");
      return { mapImport: { __typename: "MapImportSuccess", job: node } };
    },
  });
  expect(step()).toBe("Which column is what?");
  const values = screen.getByRole("list", { name: "First values of Brand" });
  expect(
    within(values)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["One", "Two"]);
  expect(screen.getByText("Remark, Column 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Semicolon Between two cells" })).toBeTruthy();
  await press("Check the rows");
  expect(sent).toEqual([
    { jobId: "job-1", mapping: [{ field: "name", column: 0 }], clearWord: "-", addsMissing: false },
  ]);
  expect(step()).toBe("The rows are being checked");
  expect(document.activeElement?.textContent).toBe("The rows are being checked");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("10 of 40 rows");
  expect(address()).toBe("/account/imports/job-1");
});

test("columns that were chosen are not lost without a question", async () => {
  const { sent, address, router } = await openPage(job("STAGING"));
  const mutations = () => sent.filter(({ name }) => name.endsWith("Mutation"));
  const chooseOption = async (button: RegExp | string, option: string) => {
    await act(async () => fireEvent.click(screen.getByRole("button", { name: button })));
    await act(async () => fireEvent.click(screen.getByRole("option", { name: option })));
  };
  await chooseOption(/Brand id/, "Remark");
  await act(async () => void router.navigate("/account/jobs"));
  await press("Keep editing");
  expect(address()).toBe("/account/imports/job-1");
  // Another reading of the file is another import.
  await chooseOption("Semicolon Between two cells", "Comma");
  await press("Keep editing");
  expect(mutations()).toEqual([]);
  expect(screen.getByRole("button", { name: /Brand id/ }).textContent).toContain("Remark");
});

test("a required field without a column is asked for, and nothing is sent", async () => {
  const { sent } = await openPage(job("STAGING", {}, { mapping: [] }));
  await press("Check the rows");
  expect(screen.getAllByText("Choose a column for Brand Name").length).toBeGreaterThan(0);
  expect(sent.map(({ name }) => name)).toEqual(["ImportPageQuery"]);
});

test("while the file is being read nothing can be checked yet", async () => {
  await openPage(job("STAGING", {}, { isRead: false }));
  expect(screen.getByText("The file is still being read. You can go on as soon as it is.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Check the rows" }).hasAttribute("disabled")).toBe(true);
});

test("read with another delimiter it is another import, and the one before is cancelled", async () => {
  const { sent, address } = await openPage(job("STAGING"), {
    importMutationsStartMutation: () => ({
      startImport: { __typename: "StartImportSuccess", job: { id: "job-2" } },
    }),
    jobMutationsCancelMutation: () => ({
      cancelJob: { __typename: "CancelJobSuccess", job: job("CANCELLED") },
    }),
  });
  await press("Semicolon Between two cells");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Comma" })));
  expect(
    sent.filter(({ name }) => name.endsWith("Mutation")).map(({ variables }) => variables["input"]),
  ).toEqual([
    { kind: "BRANDS", uploadId: "upload-1", delimiter: "COMMA", encoding: "UTF_16" },
    { id: "job-1" },
  ]);
  expect(address()).toBe("/account/imports/job-2");
});

test("a check shows what each row would do, before and after and what is wrong, and is run at a press", async () => {
  const sent: unknown[] = [];
  await openPage(job("READY", { downloadUrl: "/file/job/1?x" }, found), {
    importMutationsRunMutation: ({ input }) => {
      sent.push(input);
      return { runImport: { __typename: "RunImportSuccess", job: job("RUNNING", {}, found) } };
    },
  });
  expect([...document.querySelectorAll(".import-facts > div")].map(({ textContent }) => textContent)).toEqual(
    ["New4,000", "Changed812", "Unchanged3", "Refused188"],
  );
  const table = screen.getByRole("grid", { name: "Rows of the file" });
  expect(
    within(table)
      .getAllByRole("row")
      .slice(1)
      .map((one) => one.textContent),
  ).toEqual([
    "Row 2Brand 2NewNameBrand 2",
    "Row 3Brand 3ChangedNameOldNew",
    "Row 17–RefusedBrand id: Looks rounded by a spreadsheet",
  ]);
  const links = within(screen.getByRole("navigation", { name: "Rows by outcome" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All 5,003", "/account/imports/job-1"],
    ["New 4,000", "/account/imports/job-1?outcome=TO_CREATE"],
    ["Changed 812", "/account/imports/job-1?outcome=TO_CHANGE"],
    ["Unchanged 3", "/account/imports/job-1?outcome=UNCHANGED"],
    ["Refused 188", "/account/imports/job-1?outcome=REFUSED"],
  ]);
  expect(screen.getByRole("link", { name: "Download the refused rows" }).getAttribute("href")).toBe(
    "/file/job/1?x",
  );
  await press("Import 4,812 and leave out 188");
  expect(sent).toEqual([{ jobId: "job-1" }]);
  expect(screen.getByText("The import has begun. Closing this tab stops nothing.")).toBeTruthy();
});

test("where the news that it was checked came before what was found, that is read again until it is there", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const counts = { created: 1, changed: 0, unchanged: 0, refused: 0 };
  let read = 0;
  await openPage(null, {
    ImportPageQuery: () => {
      read += 1;
      const ofFile = read <= 2 ? { ...found, counts } : found;
      return { viewer: { permissions: ["IMPORT_CREATE"] }, node: job("READY", { total: 5003 }, ofFile) };
    },
  });
  await eventually(() => expect(read).toBe(2));
  await act(async () => vi.advanceTimersByTime(5000));
  await eventually(() =>
    expect(
      [...document.querySelectorAll(".import-facts > div")].map(({ textContent }) => textContent),
    ).toEqual(["New4,000", "Changed812", "Unchanged3", "Refused188"]),
  );
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(read).toBe(3);
  vi.useRealTimers();
});

test.each([
  ["DONE", "stale"],
  ["FAILED", "stale"],
  ["CANCELLED", "stale"],
  ["READY", "available"],
])("%s from the start: what other pages have read is %s", async (state, status) => {
  const { environment, sent } = await openPage(job(state, {}, found));
  const operation = createOperationDescriptor(query, sent[0]?.variables ?? {});
  expect(environment.check(operation).status).toBe(status);
});

test("where it is offered, all rows are written or none", async () => {
  const sent: unknown[] = [];
  const whole = { ...found, canRunAllOrNothing: true, counts: { ...found.counts, refused: 0 } };
  await openPage(job("READY", {}, whole), {
    importMutationsRunMutation: ({ input }) => {
      sent.push(input);
      return { runImport: { __typename: "RunImportSuccess", job: job("RUNNING", {}, whole) } };
    },
  });
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: /^All or nothing/ })));
  await press("Import 4,812 rows");
  expect(sent).toEqual([{ jobId: "job-1", mode: "ALL_OR_NOTHING" }]);
});

test("of a file that changes nothing there is nothing to run", async () => {
  await openPage(
    job("READY", {}, { counts: { created: 0, changed: 0, unchanged: 5000, refused: 0 }, rows: found.rows }),
  );
  expect(screen.getByText("There is nothing in this file to import.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});

test("the result leads to the list, to the refused rows and to the next file", async () => {
  await openPage(
    job("DONE", { okCount: 4812, refusedCount: 188, skippedCount: 3, downloadUrl: "/file/job/1?x" }, found),
  );
  expect(step()).toBe("The import is done");
  expect(screen.getByRole("link", { name: "Show the list" }).getAttribute("href")).toBe("/master/Viewbrand");
  expect(screen.getByRole("link", { name: "Import the corrected file" }).getAttribute("href")).toBe(
    "/account/imports?kind=BRANDS",
  );
  expect(screen.getByRole("link", { name: "Download the refused rows" })).toBeTruthy();
});

test.each([
  ["FAILED", { failure: "NOT_ALLOWED" }, "The person who started it may not do this any more."],
  ["CANCELLED", {}, "Rows that were written before stay as they are now."],
  ["EXPIRED", {}, "The rows of a file are kept for seven days; these are gone."],
])("%s says so", async (state, changes, text) => {
  await openPage(job(state, changes));
  expect(screen.getByText(text)).toBeTruthy();
});

test("nobody else sees the file, and an unknown import is not found", async () => {
  await openPage(job("READY", {}, null));
  expect(screen.getByText("Only who has sent the file sees it")).toBeTruthy();
  expect(screen.getByText("Asha Rao has started this import.")).toBeTruthy();
});

test("an unknown import is not found", async () => {
  await openPage(null);
  expect(screen.getByRole("heading", { level: 1, name: "We could not find this" })).toBeTruthy();
});
