import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { useColumns } from "#/list/useColumns.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { eventually } from "../../../../test/eventually.ts";
import { speakEnglish } from "../../../../test/speakEnglish.ts";
import { gridList, type GridRow } from "./gridColumns.ts";
import type { Choice } from "./gridRange.ts";
import { emptyGrid } from "./gridState.ts";
import { GridTable } from "./GridTable.tsx";

beforeEach(() => {
  localStorage.clear();
  speakEnglish();
});
const open = () => render(<Sample />, { wrapper: MessagesProvider });

const row: GridRow = {
  id: "a",
  productId: "a",
  variantId: null,
  product: "Ash comb",
  variant: "",
  isEmpty: false,
};
const nothing = () => undefined;

function Sample() {
  const columns = useColumns(gridList, undefined);
  const at = { row: 0, column: 3 };
  const [choice, setChoice] = useState<Choice>({ anchor: at, head: at });
  return (
    <GridTable
      label="Prices"
      sheet={{ rows: [row], columns: columns.shown, state: emptyGrid, permissions: ["PRODUCT_UPDATE"] }}
      chosen={columns}
      onChooseColumns={columns.choose}
      rowCount={1}
      choice={choice}
      calls={0}
      onChoose={setChoice}
      onWrite={nothing}
      onPaste={nothing}
      onUndo={nothing}
      onRedo={nothing}
      onNearEnd={nothing}
    />
  );
}

const grid = () => screen.getByRole("grid", { name: "Prices", hidden: true });
const names = () =>
  within(grid())
    .getAllByRole("columnheader", { hidden: true })
    .map(({ textContent }) => textContent);
const widths = () => grid().style.getPropertyValue("--grid-columns").split(" ").slice(0, 5).join(" ");
const cell = (at: number) => grid().querySelector<HTMLElement>(`[data-place="0 ${at}"]`) ?? grid();
const press = (key: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(cell(3), { key, ...more }));
const choose = async (name: string) => {
  const item = await eventually(() => screen.getByRole("menuitem", { name }));
  await act(async () => fireEvent.click(item));
};

test("a column is made wider and narrower by keyboard, and that is kept", async () => {
  const { unmount } = open();
  expect(widths()).toBe("220px 116px 140px 104px 112px");
  await press("ArrowRight", { altKey: true, shiftKey: true });
  expect(widths()).toBe("220px 116px 140px 128px 112px");
  for (const _ of [1, 2, 3, 4]) await press("ArrowLeft", { altKey: true, shiftKey: true });
  expect(widths()).toBe("220px 116px 140px 48px 112px");
  unmount();
  open();
  expect(widths()).toBe("220px 116px 140px 48px 112px");
});

test("an edge is drawn with the pointer; pressed twice the column is as it was", async () => {
  open();
  const edge = grid().querySelector<HTMLElement>('[data-column="sku"] .product-grid-edge') ?? grid();
  edge.setPointerCapture = nothing;
  const draw = (type: "pointerDown" | "pointerMove" | "pointerUp", clientX: number) =>
    act(async () => fireEvent[type](edge, { clientX, pointerId: 1 }));
  await draw("pointerDown", 400);
  await draw("pointerMove", 431);
  expect(widths()).toBe("220px 116px 171px 104px 112px");
  expect(localStorage.length).toBe(0);
  await draw("pointerUp", 460);
  expect(widths()).toBe("220px 116px 200px 104px 112px");
  await draw("pointerMove", 500);
  expect(widths()).toBe("220px 116px 200px 104px 112px");
  await act(async () => fireEvent.doubleClick(edge));
  expect(widths()).toBe("220px 116px 140px 104px 112px");
});

test("the menu of a column opens from its cells; the column moves, is hidden, and all come back", async () => {
  open();
  await press("ArrowDown", { altKey: true });
  expect(await eventually(() => screen.getByRole("menu", { name: "Column Price" }))).toBeDefined();
  await choose("Wider");
  await choose("Wider");
  expect(widths()).toBe("220px 116px 140px 152px 112px");
  await choose("Move earlier");
  expect(names().slice(0, 5)).toEqual(["Product", "Variant", "Price", "SKU", "Gift wrapping"]);
  expect(screen.queryByRole("menu")).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "SKU" })));
  await choose("Hide");
  expect(names().slice(0, 5)).toEqual(["Product", "Variant", "Price", "Gift wrapping", "Stock"]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Product" })));
  const hide = await eventually(() => screen.getByRole("menuitem", { name: "Hide" }));
  expect(hide.getAttribute("aria-disabled")).toBe("true");
  await choose("Reset columns");
  expect(names().slice(0, 5)).toEqual(["Product", "Variant", "SKU", "Price", "Gift wrapping"]);
  expect(widths()).toBe("220px 116px 140px 104px 112px");
  expect(localStorage.length).toBe(0);
});
