import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
// Brought here, so that no test waits for it to be compiled.
import "./ExportDialog.tsx";
import "#/list/ChosenTools.tsx";
import "#/relay/rights.ts";
import { eventually } from "../../test/eventually.ts";
import { openBrands } from "../../test/openBrands.tsx";

beforeEach(() => localStorage.clear());

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const started = { __typename: "StartExportSuccess", job: { __typename: "Job", id: "job-1" } };
const kept = { search: null, orderBy: null };

async function openExport(totalCount = 12, answer: object = started) {
  const opened = await openBrands({
    totalCount,
    offeredAreas: ["EXPORTS"],
    gateway: {
      useStartExportMutation: () => ({ startExport: answer }),
      AccountColumnsQuery: () => ({ viewer: { __typename: "Viewer", listColumns: null } }),
    },
  });
  const dialog = () => screen.getByRole("dialog", { name: "Export" });
  const open = async () => {
    await press(screen.getByRole("button", { name: "Export" }));
    await eventually(() => dialog());
  };
  const choose = (name: RegExp) => press(within(dialog()).getByRole("radio", { name }));
  const start = () => press(within(dialog()).getByRole("button", { name: "Export" }));
  const choices = () =>
    within(dialog())
      .getAllByRole<HTMLInputElement>("radio")
      .map((radio) => [radio.closest("label")?.textContent, radio.checked]);
  const inputs = () =>
    opened.sent
      .filter(({ name }) => name === "useStartExportMutation")
      .map(({ variables }) => variables["input"]);
  return { ...opened, dialog, open, choose, start, choices, inputs };
}

test("what is on the screen is in the file: all that match, in the columns that are shown", async () => {
  const { open, start, choices, inputs } = await openExport();
  await press(screen.getByRole("button", { name: "Columns" }));
  await press(await eventually(() => screen.getByRole("checkbox", { name: "Added" })));
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }));
  // While it closes, nothing behind it can be reached.
  await eventually(() => expect(screen.queryByRole("checkbox", { name: "Added" })).toBeNull());
  await open();
  expect(choices()).toEqual([
    ["All that match12 rows", true],
    ["This page3 rows", false],
    ["Columns on screenWith the ID", true],
    ["All columnsTo be read in again", false],
    ["CSVFor spreadsheets", true],
    ["JSONLFor programs: one record a line", false],
  ]);
  await start();
  expect(inputs()).toEqual([{ list: { brands: kept }, columns: ["name", "products"] }]);
  await eventually(() => expect(screen.queryByRole("dialog", { name: "Export" })).toBeNull());
  expect(screen.getAllByText("The export has begun. Closing this tab stops nothing.")).not.toEqual([]);
});

test("this page alone, in all columns", async () => {
  const { open, choose, start, inputs } = await openExport();
  await open();
  await choose(/^This page/);
  await choose(/^All columns/);
  await start();
  const ids = ["brand-Anvil", "brand-Birch", "brand-Cedar"];
  expect(inputs()).toEqual([{ list: { brands: { ...kept, filter: { ids } } } }]);
});

test("rows that are selected are what is exported, unless something else is chosen", async () => {
  const { open, start, choices, inputs } = await openExport(3);
  await press(screen.getByRole("checkbox", { name: /Birch/ }));
  await open();
  expect(choices().slice(0, 2)).toEqual([
    ["All that match3 rows", false],
    ["Selected rows1 row", true],
  ]);
  await start();
  expect(inputs()).toEqual([
    {
      list: { brands: { ...kept, filter: { ids: ["brand-Birch"] } } },
      columns: ["name", "products", "created_at"],
    },
  ]);
});

test("a file for programs is JSONL, and has no mark to choose", async () => {
  const { open, choose, start, dialog, inputs } = await openExport();
  await open();
  expect(within(dialog()).getByRole("checkbox", { name: "Byte order mark" })).toHaveProperty("checked", true);
  await choose(/^JSONL/);
  expect(within(dialog()).queryByRole("checkbox")).toBeNull();
  await choose(/^All columns/);
  await start();
  expect(inputs()).toEqual([{ list: { brands: kept }, format: "JSONL" }]);
});

test("a CSV file can be had without the mark that spreadsheets know it by", async () => {
  const { open, choose, start, dialog, inputs } = await openExport();
  await open();
  await choose(/^All columns/);
  await press(within(dialog()).getByRole("checkbox", { name: "Byte order mark" }));
  await start();
  expect(inputs()).toEqual([{ list: { brands: kept }, byteOrderMark: false }]);
});

test("an export that is refused leaves the dialog as it is, and says why", async () => {
  const { open, start, dialog, inputs } = await openExport(12, {
    __typename: "ForbiddenError",
    __isError: "ForbiddenError",
    message: "You may not do that.",
    code: "FORBIDDEN",
  });
  await open();
  await start();
  expect(inputs()).toHaveLength(1);
  await eventually(() => screen.getByText("You may not do that."));
  expect(dialog()).toBeDefined();
});
