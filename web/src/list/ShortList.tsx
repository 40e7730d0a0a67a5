import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "#/ui/EmptyState.tsx";
import type { IconShape } from "#/ui/Icon.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { type Alignment, Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";

interface ShortListProps<Item extends { readonly id: string }> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly icon: IconShape;
  /** How many there are in all. */
  readonly count: ReactNode;
  /** The way to all of them. */
  readonly link: { readonly text: string; readonly href: string };
  readonly minWidth: number;
  /** The first one has the record's name. */
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    /** Pixels; columns without one share what is left. */
    readonly width?: number;
    readonly align?: Alignment;
  }[];
  readonly items: readonly Item[];
  readonly nothingYet: string;
  /** The row of an item. */
  readonly children: (item: Item) => ReactElement;
}

/** A few records on the page of another one, and the way to all of them. */
export function ShortList<Item extends { readonly id: string }>({
  label,
  icon,
  count,
  link,
  minWidth,
  columns,
  items,
  nothingYet,
  children,
}: ShortListProps<Item>) {
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <ToolbarCount>{count}</ToolbarCount>
          <ToolbarSpace />
          <LinkButton size="small" icon={icon} href={link.href}>
            {link.text}
          </LinkButton>
        </Toolbar>
      }
    >
      <Table aria-label={label} minWidth={minWidth}>
        <TableHeader>
          {columns.map(({ id, header, ...column }, index) => (
            <Column key={id} id={id} isRowHeader={index === 0} {...column}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={items} emptyState={<EmptyState icon={icon} title={nothingYet} />}>
          {children}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
