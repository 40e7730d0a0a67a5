import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { CategoryActionsDeleteMutation } from "#/__generated__/CategoryActionsDeleteMutation.graphql";
import type { CategoryActions_category$key } from "#/__generated__/CategoryActions_category.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { RowActions, stepActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import type { RowSteps } from "#/list/useMoves.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { changeChildCount } from "../branches.ts";

const EditCategory = lazy(async () => ({ default: (await import("../categoryDialogs.tsx")).EditCategory }));

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
        version
        childCount
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...categoryDialogs_category
      }
    `,
    categoryKey,
  );
  const { id, name, version, viewerCanUpdate, viewerCanDelete } = category;
  const children = category.childCount ?? 0;
  const products = category.productCount ?? 0;
  const [send] = useChange<CategoryActionsDeleteMutation>(graphql`
    mutation CategoryActionsDeleteMutation($input: DeleteCategoryInput!) {
      deleteCategory(input: $input) {
        ... on ConflictError {
          current {
            ...categoryLists_category @alias(as: "category")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const deletion = useDeletion({
    id,
    name,
    version,
    send,
    updater: (store) => changeChildCount(linkOf(store.get(id), "parent"), -1),
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
  const activity = useActivityAction();
  const moves = viewerCanUpdate && steps ? stepActions(steps, t`Move earlier`, t`Move later`) : [];
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      menu={[...moves, ...activity, ...(viewerCanDelete ? [deletion.action] : [])]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && <EditCategory categoryKey={category} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
