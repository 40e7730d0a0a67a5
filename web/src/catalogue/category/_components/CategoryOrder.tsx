import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { CategoryOrder_category$key } from "#/__generated__/CategoryOrder_category.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { largestOrderId } from "../../orderId.ts";
import { useMoveCategory } from "../_mutations/useMoveCategory.ts";

interface CategoryOrderProps {
  readonly categoryKey: CategoryOrder_category$key;
  readonly isEditable: boolean;
}

/** The order id and two buttons that move the category by one. It changes at once and goes back when refused. */
export function CategoryOrder({ categoryKey, isEditable }: CategoryOrderProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const notifier = use(NotifierContext);
  const move = useMoveCategory();
  const { id, name, order } = useFragment(
    graphql`
      fragment CategoryOrder_category on Category @throwOnFieldError {
        id
        name
        order
      }
    `,
    categoryKey,
  );
  const moveTo = async (next: number) => {
    const refusal = await move(id, next);
    if (typeof refusal === "string") notifier.failure(refusal);
  };
  if (!isEditable) return count(order);
  return (
    <span className="category-order">
      <span className="category-order-number">{count(order)}</span>
      <span className="category-order-steps">
        <IconButton
          icon={ArrowUp}
          size="small"
          label={t`Move ${name} earlier`}
          isDisabled={order <= 1}
          onPress={() => void moveTo(order - 1)}
        />
        <IconButton
          icon={ArrowDown}
          size="small"
          label={t`Move ${name} later`}
          isDisabled={order >= largestOrderId}
          onPress={() => void moveTo(order + 1)}
        />
      </span>
    </span>
  );
}
