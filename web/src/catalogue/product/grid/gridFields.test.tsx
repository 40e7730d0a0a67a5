import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../../../test/speakEnglish.ts";
import { fieldColumns, type GridRow } from "./gridColumns.ts";
import { GridFields } from "./GridFields.tsx";
import type { Choice } from "./gridRange.ts";
import { changedCells, emptyGrid, type GridState, typeText, undoStep, withRows } from "./gridState.ts";

beforeEach(() => speakEnglish());

const single = { id: "a", productId: "a", variantId: null, product: "Ash comb", variant: "", isEmpty: false };
const varied = { ...single, id: "v", productId: "b", variantId: "v", product: "Jar", variant: "500 g" };
const empty = { ...single, id: "c", productId: "c", product: "Box", isEmpty: true };
const rows: readonly GridRow[] = [single, varied, empty];
const start = withRows(
  emptyGrid,
  [single, varied].map(({ id, productId, variantId }) => ({
    record: id,
    names: { productId, variantId },
    values: { sku: "S-1", price: "100.00", stock: 5 },
  })),
);
const all = ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"];
const seen = vi.fn<(state: GridState) => void>();
const now = () => seen.mock.lastCall?.[0] ?? start;

function Sample({ permissions = all, calls = 0 }: { permissions?: readonly string[]; calls?: number }) {
  const [state, setState] = useState(start);
  const at = { row: 1, column: 1 };
  const [choice, setChoice] = useState<Choice>({ anchor: at, head: at });
  useEffect(() => seen(state), [state]);
  return (
    <GridFields
      label="Prices"
      sheet={{ rows, columns: fieldColumns, state, permissions }}
      choice={choice}
      calls={calls}
      onChoose={setChoice}
      onType={(cell, isBegun) => setState((current) => typeText(current, cell, isBegun))}
      onMore={undefined}
    />
  );
}

const open = (props: Parameters<typeof Sample>[0] = {}) =>
  render(<Sample {...props} />, { wrapper: MessagesProvider });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, ...texts: readonly string[]) =>
  act(async () => {
    fireEvent.focus(field(name));
    for (const value of texts) fireEvent.input(field(name), { target: { value } });
  });
const leave = (name: string) => act(async () => fireEvent.blur(field(name)));
const changed = () =>
  changedCells(now()).map(({ record, column: { id }, content }) => [record, id, content.value]);

test("each row has its price, stock and SKU as fields named by column and record", () => {
  open();
  const shown = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(shown).toEqual(["S-1", "100.00", "5", "S-1", "100.00", "5", "", "", ""]);
  expect(field("Price Jar 500 g").value).toBe("100.00");
  expect(field("Price Box").disabled).toBe(true);
});

test("what is typed is a change at once, all of it one step, and shows as it is read when the field is left", async () => {
  open();
  await type("Price Jar 500 g", "1", "12", "12.5");
  expect(changed()).toEqual([["v", "price", "12.50"]]);
  expect(field("Price Jar 500 g").value).toBe("12.5");
  await leave("Price Jar 500 g");
  expect(field("Price Jar 500 g").value).toBe("12.50");
  expect(now().undo).toHaveLength(1);
  await type("Price Jar 500 g", "13");
  expect(now().undo).toHaveLength(2);
  expect(changedCells(undoStep(undoStep(now())))).toEqual([]);
});

test("what cannot be saved is said under the field once it is left, and stays", async () => {
  open();
  await type("Stock Ash comb", "-1");
  expect(screen.queryByText("Must be a whole number from 0 to 999999999")).toBeNull();
  await leave("Stock Ash comb");
  expect(field("Stock Ash comb").value).toBe("-1");
  expect(field("Stock Ash comb").getAttribute("aria-invalid")).toBe("true");
  const said = document.getElementById(field("Stock Ash comb").getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toBe("Must be a whole number from 0 to 999999999");
});

test("who may write stock alone reads the rest, and who is led to a cell gets its field", () => {
  const { rerender } = open({ permissions: ["STOCK_UPDATE"] });
  expect(field("Price Ash comb").readOnly).toBe(true);
  expect(field("Stock Ash comb").readOnly).toBe(false);
  rerender(<Sample calls={1} />);
  expect(document.activeElement).toBe(field("Price Jar 500 g"));
});
