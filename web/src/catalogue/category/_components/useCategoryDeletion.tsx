import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useCategoryDeletion_category$key } from "#/__generated__/useCategoryDeletion_category.graphql";
import { useUndoableDelete } from "#/form/useUndoableDelete.ts";
import { StillUsedDialog } from "#/list/StillUsedDialog.tsx";
import { useDeleteCategory } from "../_mutations/useDeleteCategory.ts";

interface CategoryDeletion {
  readonly start: () => void;
  /** Why it stays, when something uses it; render it anywhere. */
  readonly dialog: ReactNode;
}

/** Deletes a category that nothing uses, with a way back; says what uses the others (decision D-43). */
export function useCategoryDeletion(categoryKey: useCategoryDeletion_category$key): CategoryDeletion {
  const { t } = useLingui();
  const [isRefused, setIsRefused] = useState(false);
  const remove = useUndoableDelete();
  const send = useDeleteCategory();
  const { id, name, childCount, productCount } = useFragment(
    graphql`
      fragment useCategoryDeletion_category on Category {
        id
        name
        childCount
        productCount
      }
    `,
    categoryKey,
  );
  const children = childCount ?? 0;
  const products = productCount ?? 0;
  const start = () => {
    if (children + products > 0) setIsRefused(true);
    else remove({ id, text: t`${name} deleted`, send: () => send(id) });
  };
  return {
    start,
    dialog: isRefused && (
      <StillUsedDialog name={name} onClose={() => setIsRefused(false)}>
        <p>
          <Trans>Move or delete what uses it first:</Trans>
        </p>
        <ul>
          {children > 0 && (
            <li>
              <Plural value={children} one="# category stands under it" other="# categories stand under it" />
            </li>
          )}
          {products > 0 && (
            <li>
              <Plural value={products} one="# product is in it" other="# products are in it" />
            </li>
          )}
        </ul>
      </StillUsedDialog>
    ),
  };
}
