import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CategoryRow_category$key } from "#/__generated__/CategoryRow_category.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import type { CategoryLevel } from "../categoryList.ts";
import { CategoryActions } from "./CategoryActions.tsx";
import { CategoryOrder } from "./CategoryOrder.tsx";

interface CategoryRowProps {
  readonly id: string;
  readonly level: CategoryLevel;
  readonly categoryKey: CategoryRow_category$key;
  readonly mayEdit: boolean;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly steps: RowSteps | undefined;
}

/** One category of the list. */
export function CategoryRow({ id, level, categoryKey, mayEdit, steps }: CategoryRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const category = useFragment(
    graphql`
      fragment CategoryRow_category on Category @throwOnFieldError {
        name
        description
        order
        parent {
          name
          parent {
            name
          }
        }
        childCount
        productCount
        ...CategoryActions_category
      }
    `,
    categoryKey,
  );
  const { name, order, parent } = category;
  const path = [parent?.parent?.name, parent?.name].filter((part) => part !== undefined).join(" › ");
  return (
    <Row id={id} textValue={name}>
      <Cell>
        <CategoryOrder name={name} order={order} hasHandle={mayEdit} isMovable={steps !== undefined} />
      </Cell>
      <Cell>
        <span className="category-name">
          <CutText>{name}</CutText>
        </span>
      </Cell>
      {level === 1 ? (
        <Cell isMuted>
          <CutText>{category.description ?? ""}</CutText>
        </Cell>
      ) : (
        <Cell isMuted>
          <CutText>{path}</CutText>
        </Cell>
      )}
      {level !== 3 && (
        <Cell align="end">{category.childCount == null ? t`unknown` : count(category.childCount)}</Cell>
      )}
      <Cell align="end">{category.productCount == null ? t`unknown` : count(category.productCount)}</Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <CategoryActions categoryKey={category} steps={steps} />
        </Cell>
      )}
    </Row>
  );
}
