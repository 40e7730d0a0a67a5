import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Table } from "./Table.tsx";
import type { TableSort } from "./Table.tsx";
import { Cell, Row, TableBody } from "./TableBody.tsx";
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
