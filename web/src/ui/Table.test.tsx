import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Pencil } from "lucide-react";
import { useState } from "react";
import type { Selection } from "react-aria-components/Table";
import { expect, test, vi } from "vitest";
import { IconButton } from "./IconButton.tsx";
import { Table } from "./Table.tsx";
import type { TableSort } from "./Table.tsx";
import { Cell, Row, TableBody } from "./TableBody.tsx";
import { ListCell } from "./TableListCell.tsx";
import { Column, TableHeader } from "./TableHeader.tsx";
import { eventually } from "../../test/eventually.ts";

interface SampleProps {
  rows?: { id: string; name: string }[];
  onSort?: (sort: TableSort | null) => void;
  onAction?: (id: string) => void;
}

const twoRows = [
  { id: "1", name: "Neem comb" },
  { id: "2", name: "Planter" },
];

function Sample({ rows = twoRows, onSort, onAction }: SampleProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Table
      aria-label="Products"
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSort?.(next);
      }}
    >
      <TableHeader>
        <Column id="name" isRowHeader allowsSorting>
          Name
        </Column>
        <Column id="price" align="end">
          Price
        </Column>
      </TableHeader>
      <TableBody items={rows} emptyState={<p>No products yet</p>}>
        {(row) => (
          <Row id={row.id} onAction={() => onAction?.(row.id)}>
            <Cell>{row.name}</Cell>
            <Cell align="end">1</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

test("a column sorts ascending, then descending, then not at all (decision D-73)", () => {
  const onSort = vi.fn<(sort: TableSort | null) => void>();
  render(<Sample onSort={onSort} />);
  const name = () => screen.getByRole("columnheader", { name: "Name" });
  expect(name().getAttribute("aria-sort")).toBe("none");
  const seen = [1, 2, 3].map(() => {
    fireEvent.click(name());
    return name().getAttribute("aria-sort");
  });
  expect(seen).toEqual(["ascending", "descending", "none"]);
  expect(onSort.mock.calls).toEqual([
    [{ column: "name", direction: "ascending" }],
    [{ column: "name", direction: "descending" }],
    [null],
  ]);
});

test("a column without sorting stays out of it", () => {
  const onSort = vi.fn();
  render(<Sample onSort={onSort} />);
  fireEvent.click(screen.getByRole("columnheader", { name: "Price" }));
  expect(onSort).not.toHaveBeenCalled();
});

test("a row is named by its row header and opens with Enter", () => {
  const onAction = vi.fn();
  render(<Sample onAction={onAction} />);
  const row = screen.getByRole("row", { name: "Planter" });
  act(() => row.focus());
  fireEvent.keyDown(row, { key: "Enter" });
  fireEvent.keyUp(row, { key: "Enter" });
  expect(onAction.mock.calls).toEqual([["2"]]);
});

test("without rows the table keeps its header and says what belongs here", () => {
  render(<Sample rows={[]} />);
  const table = screen.getByRole("grid", { name: "Products" });
  expect(within(table).getByText("No products yet")).toBeDefined();
  expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
});

test("the row header and what is pinned are marked, header and cells alike, for a narrow screen", () => {
  render(
    <Table aria-label="Variants">
      <TableHeader>
        <Column id="order">Order</Column>
        <Column id="name" isRowHeader>
          Name
        </Column>
        <Column id="actions" isPinned>
          Actions
        </Column>
      </TableHeader>
      <TableBody>
        <Row id="1">
          <Cell>1</Cell>
          <Cell>Jar</Cell>
          <Cell isPinned>Edit</Cell>
        </Row>
      </TableBody>
    </Table>,
  );
  const marked = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent);
  expect(marked("[data-row-header], .ui-cell[role=rowheader]")).toEqual(["Name", "Jar"]);
  expect(marked("[data-pinned]")).toEqual(["Actions", "Edit"]);
});

test("the names of the columns are there for the cards of a phone", async () => {
  const { container } = render(<Sample />);
  const around = container.querySelector<HTMLElement>(".ui-table-scroll");
  await eventually(() => expect(around?.style.getPropertyValue("--column-1")).toBe('"Price"'));
  expect(around?.style.getPropertyValue("--column-0")).toBe('"Name"');
  expect(container.querySelector("[role=gridcell]")?.getAttribute("data-column-index")).toBe("1");
});

interface ChoosingProps {
  onChoose: (keys: Selection) => void;
  onAction: (id: string) => void;
  onMore: () => void;
}

function Choosing({ onChoose, onAction, onMore }: ChoosingProps) {
  return (
    <Table aria-label="Products" selectionMode="multiple" onSelectionChange={onChoose}>
      <TableHeader>
        <Column id="name" isRowHeader>
          Name
        </Column>
        <Column id="price">Price</Column>
        <Column id="actions">Actions</Column>
      </TableHeader>
      <TableBody items={twoRows}>
        {(row) => (
          <Row id={row.id} selectLabel="Select" onAction={() => onAction(row.id)}>
            <Cell>{row.name}</Cell>
            <ListCell>1</ListCell>
            <ListCell>
              <IconButton icon={Pencil} label={`Edit ${row.name}`} onPress={onMore} />
              <IconButton icon={Pencil} label={`More for ${row.name}`} />
            </ListCell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** A press as the pointer makes it; one by a screen reader is the click alone. */
async function pressWith(kind: "mouse" | "screen reader", element: Element): Promise<void> {
  await act(async () => {
    if (kind === "mouse")
      for (const down of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.mouseUp])
        down(element, { button: 0, pointerType: "mouse", detail: 1 });
    fireEvent.click(element, { detail: kind === "mouse" ? 1 : 0 });
  });
}

test.each(["mouse", "screen reader"] as const)(
  "a row's box selects it once and its button is pressed once, by %s, without the row taking part",
  async (kind) => {
    const onChoose = vi.fn<(keys: Selection) => void>();
    const onAction = vi.fn<(id: string) => void>();
    const onMore = vi.fn<() => void>();
    render(<Choosing {...{ onChoose, onAction, onMore }} />);
    const box = screen.getByRole("checkbox", { name: "Select Planter" });
    await pressWith(kind, box);
    expect(onChoose.mock.calls.map(([keys]) => [...keys])).toEqual([["2"]]);
    expect(box).toHaveProperty("checked", true);
    await pressWith(kind, box);
    expect(onChoose.mock.calls.map(([keys]) => [...keys])).toEqual([["2"], []]);
    await pressWith(kind, screen.getByRole("button", { name: "Edit Planter" }));
    expect([onMore.mock.calls.length, onAction.mock.calls]).toEqual([1, []]);
    expect(onChoose).toHaveBeenCalledTimes(2);
  },
);

test("a row whose box or button is held down is not drawn as pressed itself", async () => {
  render(<Choosing onChoose={() => undefined} onAction={() => undefined} onMore={() => undefined} />);
  const hold = (element: Element) =>
    act(async () => {
      fireEvent(element, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", detail: 1 }));
    });
  const row = screen.getByRole("row", { name: "Planter" });
  await hold(screen.getByRole("checkbox", { name: "Select Planter" }));
  expect(row.dataset["pressed"]).toBeUndefined();
  await hold(screen.getByRole("button", { name: "Edit Planter" }));
  expect(row.dataset["pressed"]).toBeUndefined();
  await hold(within(row).getByText("1"));
  expect(row.dataset["pressed"]).toBe("true");
});

/** The key as it arrives where the focus is. */
function type(key: string): void {
  act(() => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    fireEvent.keyUp(document.activeElement ?? document.body, { key });
  });
}

test("the keys that press a row's box or button are theirs, on a cell without one they are the row's", () => {
  const onChoose = vi.fn<(keys: Selection) => void>();
  const onAction = vi.fn<(id: string) => void>();
  const onMore = vi.fn<() => void>();
  render(<Choosing {...{ onChoose, onAction, onMore }} />);
  act(() => screen.getByRole("checkbox", { name: "Select Neem comb" }).focus());
  // The browser's own box is pressed by the browser.
  type(" ");
  act(() => screen.getByRole("button", { name: "Edit Neem comb" }).focus());
  type("Enter");
  type(" ");
  expect([onChoose.mock.calls, onAction.mock.calls, onMore.mock.calls.length]).toEqual([[], [], 2]);
  const row = screen.getByRole("row", { name: "Planter" });
  act(() => within(row).getByText("1").focus());
  type("Enter");
  expect([onChoose.mock.calls, onAction.mock.calls]).toEqual([[], [["2"]]]);
  type(" ");
  expect(onChoose.mock.calls.map(([keys]) => [...keys])).toEqual([["2"]]);
});

test("arrows go from control to control and from cell to cell, and into the same column of the next row", () => {
  render(<Choosing onChoose={() => undefined} onAction={() => undefined} onMore={() => undefined} />);
  const focused = () =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  const seen = (key: string) => {
    type(key);
    return focused();
  };
  act(() => screen.getByRole("row", { name: "Neem comb" }).focus());
  const there = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"].map(seen);
  expect(there).toEqual(["Select", "Neem comb", "1", "Edit Neem comb", "More for Neem comb"]);
  expect(["ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp"].map(seen)).toEqual([
    "Edit Planter",
    "1",
    "Planter",
    "Select",
    "Select",
  ]);
  expect(screen.getByRole("checkbox", { name: "Select Neem comb" })).toBe(document.activeElement);
  const stops = document.querySelectorAll('td[tabindex="0"]');
  expect([...stops].map((cell) => cell.contains(document.activeElement))).toEqual([true]);
});
