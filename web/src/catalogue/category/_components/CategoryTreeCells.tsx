import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { graphql, useFragment } from "react-relay";
import type { CategoryTreeCells_category$key } from "#/__generated__/CategoryTreeCells_category.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { Truncate } from "#/ui/Truncate.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Cell } from "#/ui/TableBody.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { CategoryActions } from "./CategoryActions.tsx";

interface CategoryTreeCellsProps {
  readonly categoryKey: CategoryTreeCells_category$key;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
}

/** What a row of the tree says of its category, on every level alike. */
export function CategoryTreeCells({ categoryKey, mayEdit, steps }: CategoryTreeCellsProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const category = useFragment(
    graphql`
      fragment CategoryTreeCells_category on Category @throwOnFieldError {
        level
        name
        description
        order
        childCount
        productCount
        ...CategoryActions_category
      }
    `,
    categoryKey,
  );
  const { level, name, description, order, childCount, productCount } = category;
  return (
    <>
      <Cell>
        <span className="category-tree-name" data-level={level}>
          {level !== 3 && childCount !== 0 ? (
            <Button slot="chevron" className="category-tree-chevron">
              <Icon of={ChevronRight} size={16} />
            </Button>
          ) : (
            <span className="category-tree-chevron" />
          )}
          <Truncate>{name}</Truncate>
        </span>
      </Cell>
      <Cell align="end">{count(order)}</Cell>
      <Cell isMuted>
        <Truncate>{description ?? ""}</Truncate>
      </Cell>
      <Cell align="end">{level === 3 ? "" : childCount == null ? t`unknown` : count(childCount)}</Cell>
      <Cell align="end">{productCount == null ? t`unknown` : count(productCount)}</Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <CategoryActions categoryKey={category} steps={steps} />
        </Cell>
      )}
    </>
  );
}
