import { useLingui } from "@lingui/react/macro";
import { DragHandle } from "#/ui/DragHandle.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

interface OrderCellProps {
  readonly name: string;
  readonly order: number;
  /** Whether the viewer may move rows at all. */
  readonly hasHandle: boolean;
  /** Whether the list is in an order that can be changed. */
  readonly isMovable: boolean;
}

/** The order id of a record, and what its row is dragged by. */
export function OrderCell({ name, order, hasHandle, isMovable }: OrderCellProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const number = <span className="list-order-number">{count(order)}</span>;
  return (
    <span className="list-order">
      {hasHandle ? (
        <DragHandle label={t`Move ${name}`} isDisabled={!isMovable}>
          {number}
        </DragHandle>
      ) : (
        number
      )}
    </span>
  );
}
