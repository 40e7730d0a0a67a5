import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BranchRow_category$key } from "#/__generated__/BranchRow_category.graphql";
import { categoriesAddress } from "#/app/addresses.ts";
import type { RowSteps } from "#/list/useMoves.ts";
import { Link } from "#/ui/Link.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { CategoryTreeCells } from "./CategoryTreeCells.tsx";

interface BranchRowProps {
  readonly id: string;
  readonly categoryKey: BranchRow_category$key;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
  /** What stands under it is here; until then one row says that it is on its way. */
  readonly isLoaded: boolean;
  /** The rows under it. */
  readonly rows: readonly ReactNode[];
  /** How many more stand under it than the tree shows. */
  readonly hiddenCount: number;
}

/** A row of the tree that can be opened. */
export function BranchRow(props: BranchRowProps) {
  const { id, categoryKey, mayEdit, steps, isLoaded, rows, hiddenCount } = props;
  const { t } = useLingui();
  const { count } = useFormats();
  const category = useFragment(
    graphql`
      fragment BranchRow_category on Category {
        id
        name
        level
        childCount
        parent {
          id
        }
        ...CategoryTreeCells_category
      }
    `,
    categoryKey,
  );
  const { name, level, childCount, parent } = category;
  const address = new URLSearchParams(
    level === 1 ? { level1: category.id } : { level1: parent?.id ?? "", level2: category.id },
  );
  const hidden = count(hiddenCount);
  return (
    <Row id={id} textValue={name} hasChildItems={childCount !== 0}>
      <CategoryTreeCells categoryKey={category} mayEdit={mayEdit} steps={steps} />
      {!isLoaded && childCount !== 0 && (
        <Row id={`${id} loading`} textValue={t`Loading`}>
          <Cell isMuted>{t`Loading`}</Cell>
          <EmptyCells mayEdit={mayEdit} />
        </Row>
      )}
      {rows}
      {hiddenCount > 0 && (
        <Row id={`${id} more`} textValue={t`More`}>
          <Cell>
            <Link href={`${categoriesAddress(level + 1)}?${address.toString()}`}>
              <Trans>{hidden} more in the list</Trans>
            </Link>
          </Cell>
          <EmptyCells mayEdit={mayEdit} />
        </Row>
      )}
    </Row>
  );
}

/** The cells beside the first one of a row that is not a category. */
function EmptyCells({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      <Cell />
      <Cell />
      <Cell />
      <Cell />
      {mayEdit && <Cell />}
    </>
  );
}
