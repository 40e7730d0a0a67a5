import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useStarterTreeDeleteMutation } from "#/__generated__/useStarterTreeDeleteMutation.graphql";
import type { useStarterTreeMutation } from "#/__generated__/useStarterTreeMutation.graphql";
import { byOrder, prependEdge } from "#/list/prependEdge.ts";
import { removeFromList } from "#/list/removeFromList.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { linkOf } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { changeChildCount } from "../branches.ts";
import { categoriesOf, type StarterTree } from "./starterTrees.ts";

interface Added {
  readonly id: string;
  readonly version: string;
}

interface StarterWork {
  /** How many categories have been added of the tree under way. */
  readonly done: number;
  /** Adds what is missing of the tree, first to last. Null when all are there, an error when one was refused: then it can go on from there. */
  readonly add: (tree: StarterTree) => Promise<MutationError | null | undefined>;
  /** Takes away again what was added, last to first. */
  readonly undo: () => Promise<MutationError | null | undefined>;
}

const keyOf = (path: readonly string[]) => path.join("\n");

/** Adds a tree of categories by the calls that its forms would send, one after the other: a parent has to be there first. */
export function useStarterTree(listId: string): StarterWork {
  const added = useRef(new Map<string, Added>());
  // The same for the same press, so that a response that was lost adds nothing twice.
  const [press] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState(0);
  const [send] = useChange<useStarterTreeMutation, Added | undefined>(
    graphql`
      mutation useStarterTreeMutation($input: AddCategoryInput!) {
        addCategory(input: $input) {
          ... on AddCategorySuccess {
            categoryEdge {
              node {
                id
                databaseId
                order
                version
                ...categoryLists_category
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      // The list on the screen has level 1; the others are asked for when somebody goes there.
      updater: (store, { level, parentId }) => {
        changeChildCount(parentId == null ? null : store.get(parentId), 1);
        prependEdge(
          store,
          level === 1 ? listId : undefined,
          store.getRootField("addCategory").getLinkedRecord("categoryEdge"),
          byOrder,
        );
      },
      read: ({ categoryEdge }) => categoryEdge?.node,
    },
  );
  const [remove] = useChange<useStarterTreeDeleteMutation>(
    graphql`
      mutation useStarterTreeDeleteMutation($input: DeleteCategoryInput!) {
        deleteCategory(input: $input) {
          ... on DeleteCategorySuccess {
            deletedId
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, { id }) => {
        changeChildCount(linkOf(store.get(id), "parent"), -1);
        removeFromList(store, listId, store.getRootField("deleteCategory").getValue("deletedId"));
      },
    },
  );

  const add = async (tree: StarterTree) => {
    for (const { level, path, name, description, order } of categoriesOf(tree)) {
      const key = keyOf(path);
      if (added.current.has(key)) continue;
      const parentId = added.current.get(keyOf(path.slice(0, -1)))?.id;
      const outcome = await send({
        level,
        name,
        order,
        idempotencyKey: `${press} ${path.join(" / ")}`,
        ...(description !== undefined && { description }),
        ...(parentId !== undefined && { parentId }),
      });
      if (!outcome || "formError" in outcome) return outcome;
      added.current.set(key, outcome);
      setDone(added.current.size);
    }
    return null;
  };

  const undo = async () => {
    for (const [key, { id, version }] of [...added.current].toReversed()) {
      const outcome = await remove({ id, version });
      if (outcome !== null) return outcome;
      added.current.delete(key);
    }
    return null;
  };

  return { done, add, undo };
}
