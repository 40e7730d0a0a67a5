import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Truncate } from "../Truncate.tsx";
import { DragHandle } from "../DragHandle.tsx";
import { Table } from "../Table.tsx";
import { Cell, Row, TableBody } from "../TableBody.tsx";
import { Column, TableHeader } from "../TableHeader.tsx";
import { TablePanel } from "../TablePanel.tsx";
import { type Drop, useRowReorder } from "../useRowReorder.tsx";

const start = () => [t`Cookware, bottles and tableware of clay, copper and leaves`, t`Garden`, t`Pantry`];

/** Rows that change their place, by pointer or from the handle by keyboard; and the same table while it waits. */
export function ReorderSpecimen({ isPending = false }: { isPending?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(start);
  const hooks = useRowReorder({
    isEnabled: !isPending,
    nameOf: (id) => id,
    onDrop: (id, drop) => setNames((before) => moved(before, id, drop)),
  });
  return (
    <TablePanel>
      <Table
        aria-label={isPending ? t`Categories on their way` : t`Categories in their order`}
        minWidth={320}
        isPending={isPending}
        dragAndDropHooks={hooks}
      >
        <TableHeader>
          <Column id="order" width={72}>
            {t`Order ID`}
          </Column>
          <Column id="name" isRowHeader>
            {t`Name`}
          </Column>
        </TableHeader>
        <TableBody items={names.map((name, index) => ({ id: name, order: index + 1 }))}>
          {({ id, order }) => (
            <Row id={id} textValue={id}>
              <Cell>
                <span className="gallery-line">
                  <DragHandle label={t`Move ${id}`} isDisabled={isPending} />
                  {order}
                </span>
              </Cell>
              <Cell>
                <Truncate>{id}</Truncate>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}

function moved(names: readonly string[], id: string, { beside, side }: Drop): readonly string[] {
  const others = names.filter((name) => name !== id);
  const index = others.indexOf(beside) + (side === "after" ? 1 : 0);
  return others.toSpliced(index, 0, id);
}
