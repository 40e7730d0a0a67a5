import { useLingui } from "@lingui/react/macro";
import { DragHandle } from "#/ui/DragHandle.tsx";
import { useFormats } from "#/words/useFormats.ts";

interface CategoryOrderProps {
  readonly name: string;
  readonly order: number;
  /** Whether the viewer may move categories at all. */
  readonly hasHandle: boolean;
  /** Whether the list is in an order that can be changed. */
  readonly isMovable: boolean;
}

/** The order id, and what the category is dragged by. */
export function CategoryOrder({ name, order, hasHandle, isMovable }: CategoryOrderProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    <span className="category-order">
      {hasHandle && <DragHandle label={t`Move ${name}`} isDisabled={!isMovable} />}
      <span className="category-order-number">{count(order)}</span>
    </span>
  );
}
