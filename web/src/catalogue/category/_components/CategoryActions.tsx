import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CategoryActions_category$key } from "#/__generated__/CategoryActions_category.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import type { RowSteps } from "#/list/useMoves.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { useDeleteCategory } from "../categoryMutations.ts";
import { EditCategory } from "./EditCategory.tsx";

interface CategoryActionsProps {
  readonly categoryKey: CategoryActions_category$key;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly steps: RowSteps | undefined;
}

/** The end of a row: edit, and a menu with the rest. */
export function CategoryActions({ categoryKey, steps }: CategoryActionsProps) {
  const { t } = useLingui();
  const category = useFragment(
    graphql`
      fragment CategoryActions_category on Category @throwOnFieldError {
        id
        name
        childCount
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...EditCategory_category
      }
    `,
    categoryKey,
  );
  const { id, name, viewerCanUpdate, viewerCanDelete } = category;
  const children = category.childCount ?? 0;
  const products = category.productCount ?? 0;
  const [send] = useDeleteCategory();
  const deletion = useDeletion({
    id,
    name,
    send,
    obstacle: children + products > 0 && (
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
    ),
  });
  const items: MenuAction[] = [
    ...(viewerCanUpdate && steps
      ? [
          { id: "earlier", label: t`Move earlier`, icon: ArrowUp, isDisabled: !steps.earlier },
          { id: "later", label: t`Move later`, icon: ArrowDown, isDisabled: !steps.later },
        ]
      : []),
    ...(viewerCanDelete ? [{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  const act = (action: string) => {
    if (action === "earlier") steps?.earlier?.();
    if (action === "later") steps?.later?.();
    if (action === "delete") deletion.start();
  };
  return (
    <span className="row-actions">
      {viewerCanUpdate && <EditCategory categoryKey={category} />}
      {items.length > 0 && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
          items={items}
          onAction={act}
        />
      )}
      {deletion.dialog}
    </span>
  );
}
