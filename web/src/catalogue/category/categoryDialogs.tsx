import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { categoryDialogsAddMutation } from "#/__generated__/categoryDialogsAddMutation.graphql";
import type { categoryDialogsEditMutation } from "#/__generated__/categoryDialogsEditMutation.graphql";
import type {
  categoryDialogs_category$data,
  categoryDialogs_category$key,
} from "#/__generated__/categoryDialogs_category.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { nextOrder } from "#/list/orderId.ts";
import { byOrder, prependEdge } from "#/list/prependEdge.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { addToBranch, takeFromBranch } from "./branches.ts";
import type { CategoryLevel } from "./categoryList.ts";
import {
  type CategoryDraft,
  CategoryFields,
  type ParentChoice,
  useCategoryTexts,
} from "./_components/CategoryFields.tsx";
import { CategoryParentFields } from "./_components/CategoryParentFields.tsx";
import { LastCategory } from "./_components/LastCategory.tsx";

interface AddCategoryProps {
  readonly level: CategoryLevel;
  /** The list on the screen, which shows the new one beside its neighbours by order id (decision D-41). */
  readonly listId: string;
  /** The parents the list is filtered by; the form starts with them. */
  readonly parents: { readonly level1: ParentChoice | null; readonly level2: ParentChoice | null };
  /** How many categories of level 1 there are; undefined while not all are listed, and at other levels. */
  readonly knownCount: number | undefined;
  readonly onClose: () => void;
}

export function AddCategory(props: AddCategoryProps) {
  const { level, parents, knownCount } = props;
  if (knownCount !== undefined) return <AddCategoryForm {...props} order={knownCount + 1} />;
  const parent = level === 2 ? parents.level1 : parents.level2;
  // Its neighbours are known once its parent is.
  if (level !== 1 && parent === null) return <AddCategoryForm {...props} order={Number.NaN} />;
  return (
    <LastCategory level={level} parentId={parent?.id ?? null}>
      {(last, isWaiting) => !isWaiting && <AddCategoryForm {...props} order={nextOrder(last)} />}
    </LastCategory>
  );
}

interface AddCategoryFormProps extends AddCategoryProps {
  /** The order id that is proposed, one after the last (decision D-42); NaN for none. */
  readonly order: number;
}

function AddCategoryForm({ level, listId, parents, order, onClose }: AddCategoryFormProps) {
  const { t } = useLingui();
  const add = useChange<categoryDialogsAddMutation>(
    graphql`
      mutation categoryDialogsAddMutation($input: AddCategoryInput!) {
        addCategory(input: $input) {
          ... on AddCategorySuccess {
            categoryEdge {
              node {
                id
                databaseId
                order
                ...categoryLists_category
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const edge = store.getRootField("addCategory").getLinkedRecord("categoryEdge");
        addToBranch(store, linkOf(edge, "node"));
        prependEdge(store, listId, edge, byOrder);
      },
    },
  );
  const initial: CategoryDraft = {
    ...parents,
    name: "",
    description: "",
    order,
  };
  return (
    <DraftDialog
      title={t`Add Level${level} Category`}
      submitLabel={t`Add category`}
      initial={initial}
      draft={{ key: `new category ${level}`, fields: useCategoryTexts(level) }}
      change={add}
      input={({ level1, level2, name, description, order }, { idempotencyKey }) =>
        // The form says which is missing; the gateway is not asked.
        (level !== 1 && level1 === null) || (level === 3 && level2 === null)
          ? null
          : {
              level,
              name: name.trim(),
              order,
              idempotencyKey,
              ...(level === 1 && { description: description.trim() }),
              ...(level === 2 && { parentId: level1?.id ?? null }),
              ...(level === 3 && { parentId: level2?.id ?? null }),
            }
      }
      // The seeds' words: "Level1 Category Added Successfully" (Document 1 §8).
      success={t`Level${level} Category Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          {level !== 1 && (
            <CategoryParentFields level={level} draft={draft} onChange={change} proposedOrder={order} />
          )}
          <CategoryFields level={level} draft={draft} onChange={change} />
        </>
      )}
    </DraftDialog>
  );
}

interface EditCategoryProps {
  readonly categoryKey: categoryDialogs_category$key;
  readonly onClose: () => void;
}

export function EditCategory({ categoryKey, onClose }: EditCategoryProps) {
  const { t } = useLingui();
  const category = useFragment(
    graphql`
      fragment categoryDialogs_category on Category @throwOnFieldError {
        id
        level
        name
        description
        order
        version
        parent {
          id
          name
          parent {
            id
            name
          }
        }
      }
    `,
    categoryKey,
  );
  const edit = useChange<categoryDialogsEditMutation>(
    graphql`
      mutation categoryDialogsEditMutation($input: EditCategoryInput!) {
        editCategory(input: $input) {
          ... on EditCategorySuccess {
            category {
              ...categoryLists_category
            }
          }
          ... on ConflictError {
            current {
              ...categoryLists_category @alias(as: "category")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const edited = linkOf(store.getRootField("editCategory"), "category");
        const parentId = linkOf(edited, "parent")?.getDataID();
        const before = category.parent?.id;
        if (!edited || parentId === undefined || before === undefined || parentId === before) return;
        invalidateLists(store);
        takeFromBranch(store.get(before), edited);
        addToBranch(store, edited);
      },
    },
  );
  const { id, name, description, order, version } = category;
  const level = category.level === 1 ? 1 : category.level === 2 ? 2 : 3;
  const initial: CategoryDraft = { ...parentsOf(category), name, description: description ?? "", order };
  return (
    <DraftDialog
      title={t`Edit Level${level} Category`}
      initial={initial}
      draft={{ key: `category ${id}`, version, fields: useCategoryTexts(level) }}
      change={edit}
      input={({ level1, level2, name, description, order }, { version }) => {
        const parent = level === 2 ? level1 : level2;
        if (level !== 1 && parent === null) return null;
        return {
          id,
          name: name.trim(),
          order,
          version,
          ...(parent && parent.id !== category.parent?.id && { parentId: parent.id }),
          ...(level === 1 && { description: description.trim() }),
        };
      }}
      success={t`Level${level} Category Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          {level !== 1 && <CategoryParentFields level={level} draft={draft} onChange={change} />}
          <CategoryFields level={level} id={id} draft={draft} onChange={change} />
        </>
      )}
    </DraftDialog>
  );
}

/** What the category stands under, by level. */
function parentsOf({
  level,
  parent,
}: categoryDialogs_category$data): Pick<CategoryDraft, "level1" | "level2"> {
  const choice = (one: { id: string; name: string } | null | undefined) =>
    one ? { id: one.id, name: one.name } : null;
  return level === 3
    ? { level1: choice(parent?.parent), level2: choice(parent) }
    : { level1: choice(parent), level2: null };
}
