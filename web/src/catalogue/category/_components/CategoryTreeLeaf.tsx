import { graphql, useFragment } from "react-relay";
import type { CategoryTreeLeaf_category$key } from "#/__generated__/CategoryTreeLeaf_category.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { Row } from "#/ui/TableBody.tsx";
import { CategoryTreeCells } from "./CategoryTreeCells.tsx";

interface CategoryTreeLeafProps {
  readonly id: string;
  readonly categoryKey: CategoryTreeLeaf_category$key;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
}

/** A category of level 3 in the tree. */
export function CategoryTreeLeaf({ id, categoryKey, mayEdit, steps }: CategoryTreeLeafProps) {
  const category = useFragment(
    graphql`
      fragment CategoryTreeLeaf_category on Category {
        name
        ...CategoryTreeCells_category
      }
    `,
    categoryKey,
  );
  return (
    <Row id={id} textValue={category.name}>
      <CategoryTreeCells categoryKey={category} mayEdit={mayEdit} steps={steps} />
    </Row>
  );
}
