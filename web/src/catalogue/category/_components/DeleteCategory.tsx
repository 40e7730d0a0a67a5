import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteCategory_category$key } from "#/__generated__/DeleteCategory_category.graphql";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useDeleteCategory } from "../_mutations/useDeleteCategory.ts";

interface DeleteCategoryProps {
  readonly categoryKey: DeleteCategory_category$key;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Deletes a category that nothing uses; says what uses the others (decision D-43). */
export function DeleteCategory({ categoryKey, listId, onClose }: DeleteCategoryProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const remove = useDeleteCategory(listId);
  const { id, level, name, childCount, productCount } = useFragment(
    graphql`
      fragment DeleteCategory_category on Category {
        id
        level
        name
        childCount
        productCount
      }
    `,
    categoryKey,
  );
  const children = childCount ?? 0;
  const products = productCount ?? 0;
  const obstacle = children + products > 0 && (
    <>
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
    </>
  );
  const onDelete = async () => {
    const refusal = await remove(id);
    if (refusal === null) notifier.success(t`Level${level} Category Deleted Successfully`);
    return refusal;
  };
  return (
    <DeleteDialog name={name} obstacle={obstacle || undefined} onDelete={onDelete} onClose={onClose}>
      <Trans>It disappears from your catalogue and your storefront.</Trans>
    </DeleteDialog>
  );
}
