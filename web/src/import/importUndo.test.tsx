import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import "../job/JobRefusals.tsx";
import "../job/UndoImportDialog.tsx";
import "./ImportPage.tsx";

import "./queries.ts";
import { importRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const job = (changes: object) => ({
  __typename: "Job",
  __isNode: "Job",
  id: "job-1",
  kind: "IMPORT_BRANDS",
  state: "DONE",
  startedBy: "Asha Rao",
  progress: 100,
  total: 5,
  doneCount: 5,
  okCount: 5,
  refusedCount: 0,
  skippedCount: 0,
  failure: null,
  endedAt: "2026-11-27T08:00:00Z",
  downloadUrl: null,
  canCancel: false,
  canRetry: false,
  canUndo: false,
  undoneBy: null,
  import: {
    isRead: true,
    canRunAllOrNothing: false,
    uploadId: "upload-1",
    delimiter: "COMMA",
    encoding: "UTF_8",
    clearWord: "-",
    addsMissing: false,
    columns: [],
    fields: [],
    mapping: [],
    counts: { created: 4, changed: 1, unchanged: 0, refused: 0 },
    rows: { totalCount: 0, nodes: [] },
  },
  ...changes,
});

const openPage = (node: object, gateway: Gateway = {}) =>
  openConsole(importRoutes, "/account/imports/job-1", {
    ImportPageQuery: () => ({ viewer: { permissions: ["IMPORT_CREATE"] }, node }),
    ...gateway,
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

const undoing = (changes: object) => ({
  __typename: "Job",
  id: "job-9",
  kind: "UNDO_IMPORT",
  state: "DONE",
  progress: 100,
  total: 5,
  doneCount: 5,
  okCount: 3,
  refusedCount: 2,
  canRetry: false,
  endedAt: "2026-11-27T08:00:00Z",
  ...changes,
});

test("an import is undone after a question with the numbers, and the page shows how far that is", async () => {
  let node = job({ canUndo: true });
  const { sent } = await openPage(node, {
    ImportPageQuery: () => ({ viewer: { permissions: ["IMPORT_CREATE"] }, node }),
    UndoImportQuery: () => ({
      node: { __typename: "Job", id: "job-1", undoCounts: { deleted: 4000, restored: 1 } },
    }),
    UndoImportDialogMutation: () => {
      const running = undoing({ state: "RUNNING", progress: 40, doneCount: 2, endedAt: null });
      node = job({ undoneBy: running });
      return { undoImport: { __typename: "UndoImportSuccess", job: running } };
    },
  });
  const inputs = () => sent.filter(({ name }) => name === "UndoImportDialogMutation");
  await press("Undo: Import of brands");
  const question = await screen.findByRole("alertdialog", { name: "Undo this import?" });
  expect([...question.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "4,000 new records are deleted.",
    "1 record gets back what it had before.",
    "What somebody has changed since then, or uses, stays as it is and is named afterwards.",
  ]);
  await press("Cancel");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(inputs()).toEqual([]);
  await press("Undo: Import of brands");
  await press("Undo the import");
  expect(inputs().map(({ variables }) => variables["input"])).toEqual([{ jobId: "job-1" }]);
  expect(screen.getByText("The import is being undone.")).toBeTruthy();
  const bar = await screen.findByRole("progressbar", { name: "The import is being undone" });
  expect(bar.getAttribute("aria-valuetext")).toBe("2 of 5 rows");
  expect(screen.queryByRole("button", { name: "Undo: Import of brands" })).toBeNull();
});

test("what an undoing has left is said, and shown with the reasons", async () => {
  await openPage(job({ undoneBy: undoing({}) }), {
    jobRefusalsQuery: () => ({
      node: {
        __typename: "Job",
        __isNode: "Job",
        id: "job-9",
        rows: {
          edges: [
            {
              __typename: "JobRowEdge",
              cursor: "1",
              node: {
                __typename: "JobRow",
                productId: null,
                name: "Brand 17",
                message: "It was changed since",
                messageCode: "CHANGED_SINCE",
                messageParams: [],
              },
            },
            {
              __typename: "JobRowEdge",
              cursor: "2",
              node: {
                __typename: "JobRow",
                productId: null,
                name: "",
                message: null,
                messageCode: null,
                messageParams: [],
              },
            },
          ],
          pageInfo: { endCursor: "2", hasNextPage: false },
        },
      },
    }),
  });
  const notice = screen.getByText("A part of the import was undone").closest(".ui-notice");
  expect(notice?.textContent).toContain("3 rows were taken back. 2 records were left as they are.");
  await press("Show what was left: Undo of an import");
  const dialog = await screen.findByRole("dialog", { name: "Refused" });
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Brand 17It was changed since", "A record that is not for you to see"]);
  expect(within(dialog).queryByRole("link")).toBeNull();
});

test("rows that were taken back say so, are no longer counted as imported, and can be looked at alone", async () => {
  const named = (number: number, outcome: string) => ({
    number,
    name: `Brand ${number}`,
    outcome,
    problems: [],
    changes: [],
  });
  const rows = { totalCount: 2, nodes: [named(2, "UNDONE"), named(3, "DONE")] };
  const node = job({ undoneBy: undoing({ okCount: 3 }) });
  await openPage({ ...node, import: { ...node.import, rows } });
  const outcomes = screen.getAllByRole("row").map((row) => row.querySelector(".ui-badge")?.textContent);
  expect(outcomes).toEqual([undefined, "Taken back", "Imported"]);
  const facts = [...document.querySelectorAll(".import-facts > div")].map(({ textContent }) => textContent);
  expect(facts).toEqual(["Imported2", "Taken back3", "Unchanged0", "Refused0"]);
  const tabs = within(screen.getByRole("navigation", { name: "Rows by outcome" })).getAllByRole("link");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toContainEqual([
    "Taken back",
    expect.stringContaining("outcome=UNDONE"),
  ]);
});

test("an import that was not taken back has no word of it", async () => {
  await openPage(job({}));
  expect(screen.queryByText("Taken back")).toBeNull();
});

test.each([
  [{ okCount: 5, refusedCount: 0 }, "The import was undone"],
  [{ okCount: 0, refusedCount: 5 }, "Nothing was taken back"],
  [{ state: "CANCELLED", okCount: 2, refusedCount: 0, canRetry: true }, "A part of the import was undone"],
])("an undoing that ended as %j says: %s", async (changes, title) => {
  await openPage(job({ undoneBy: undoing(changes) }));
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe("canRetry" in changes);
});

test("what can no longer be undone is said to be so", async () => {
  await openPage(job({ canUndo: true }), {
    UndoImportQuery: () => ({ node: { __typename: "Job", id: "job-1", undoCounts: null } }),
  });
  await press("Undo: Import of brands");
  expect(screen.getByText("This cannot be undone any more")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Undo this import?" })).toBeNull();
});
