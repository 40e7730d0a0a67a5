import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CategoryActions_category$key } from "#/__generated__/CategoryActions_category.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { EditCategory } from "./EditCategory.tsx";
import { useCategoryDeletion } from "./useCategoryDeletion.tsx";

/** What can be done with the place of a row; undefined where it stands at the edge of the page. */
export interface RowSteps {
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

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
        name
        viewerCanUpdate
        viewerCanDelete
        ...EditCategory_category
        ...useCategoryDeletion_category
      }
    `,
    categoryKey,
  );
  const deletion = useCategoryDeletion(category);
  const { name, viewerCanUpdate, viewerCanDelete } = category;
  const items: MenuAction[] = [
    ...(viewerCanUpdate && steps
      ? [
          { id: "earlier", label: t`Move earlier`, icon: ArrowUp, isDisabled: !steps.earlier },
          { id: "later", label: t`Move later`, icon: ArrowDown, isDisabled: !steps.later },
        ]
      : []),
    ...(viewerCanDelete ? [{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  const act = (id: string) => {
    if (id === "earlier") steps?.earlier?.();
    if (id === "later") steps?.later?.();
    if (id === "delete") deletion.start();
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
