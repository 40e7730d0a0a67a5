/* oxlint-disable relay/unused-fields -- the updaters hand the views on */
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useSavedViewChangesAddMutation } from "#/__generated__/useSavedViewChangesAddMutation.graphql";
import type { useSavedViewChangesArrangeMutation } from "#/__generated__/useSavedViewChangesArrangeMutation.graphql";
import type { useSavedViewChangesDefaultMutation } from "#/__generated__/useSavedViewChangesDefaultMutation.graphql";
import type { useSavedViewChangesDeleteMutation } from "#/__generated__/useSavedViewChangesDeleteMutation.graphql";
import type { useSavedViewChangesEditMutation } from "#/__generated__/useSavedViewChangesEditMutation.graphql";
import type { useSavedViewChangesMoveMutation } from "#/__generated__/useSavedViewChangesMoveMutation.graphql";
import { linkOf, linksOf, storedViewer, type StoreRecord } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";

const field = "savedViews";

/** What can be changed of the views of a list. The list in the store follows each response. */
export function useSavedViewChanges(list: string) {
  const args = { list };
  /** Takes over all views of the list; nothing when the change was refused. */
  const takeOver = (store: RecordSourceSelectorProxy<unknown>, payload: StoreRecord | null) => {
    const views = linksOf(payload, field);
    if (views) storedViewer(store)?.setLinkedRecords(views, field, args);
  };
  const [add, isAdding] = useChange<useSavedViewChangesAddMutation, string | null>(
    graphql`
      mutation useSavedViewChangesAddMutation($input: AddSavedViewInput!) {
        addSavedView(input: $input) {
          ... on AddSavedViewSuccess {
            savedView {
              id
            }
            savedViews {
              ...useSavedViewChanges_listed @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => takeOver(store, store.getRootField("addSavedView")),
      read: ({ savedView }) => savedView?.id ?? null,
    },
  );
  const [edit, isEditing] = useChange<useSavedViewChangesEditMutation>(
    graphql`
      mutation useSavedViewChangesEditMutation($input: EditSavedViewInput!) {
        editSavedView(input: $input) {
          ... on EditSavedViewSuccess {
            savedViews {
              ...useSavedViewChanges_listed @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("editSavedView")) },
  );
  const [setDefault, isSetting] = useChange<useSavedViewChangesDefaultMutation>(
    graphql`
      mutation useSavedViewChangesDefaultMutation($input: SetDefaultViewInput!) {
        setDefaultView(input: $input) {
          ... on SetDefaultViewSuccess {
            savedViews {
              ...useSavedViewChanges_listed @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("setDefaultView")) },
  );
  const [arrange, isArranging] = useChange<useSavedViewChangesArrangeMutation>(
    graphql`
      mutation useSavedViewChangesArrangeMutation($input: ArrangeSavedViewInput!) {
        arrangeSavedView(input: $input) {
          ... on ArrangeSavedViewSuccess {
            savedViews {
              ...useSavedViewChanges_listed @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("arrangeSavedView")) },
  );
  const [move, isMoving] = useChange<useSavedViewChangesMoveMutation>(
    graphql`
      mutation useSavedViewChangesMoveMutation($input: MoveSavedViewInput!) {
        moveSavedView(input: $input) {
          ... on MoveSavedViewSuccess {
            savedViews {
              ...useSavedViewChanges_listed @relay(mask: false)
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("moveSavedView")) },
  );
  const [remove, isRemoving] = useChange<useSavedViewChangesDeleteMutation>(
    graphql`
      mutation useSavedViewChangesDeleteMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          ... on DeleteSavedViewSuccess {
            deletedId
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater(store) {
        const deletedId = store.getRootField("deleteSavedView").getValue("deletedId");
        const viewer = storedViewer(store);
        const views: readonly (StoreRecord | null)[] | null | undefined = viewer?.getLinkedRecords(
          field,
          args,
        );
        if (typeof deletedId !== "string" || !viewer || !views) return;
        const left = views.filter((one) => linkOf(one, "view")?.getDataID() !== deletedId);
        viewer.setLinkedRecords(left, field, args);
      },
    },
  );
  const isPending = isAdding || isEditing || isSetting || isArranging || isMoving || isRemoving;
  return { add, edit, setDefault, arrange, move, remove, isPending };
}

/** What the updaters hand on: a view as the list of views shows it. */
// oxlint-disable-next-line no-unused-expressions -- a fragment of the mutations above
graphql`
  fragment useSavedViewChanges_listed on ListedSavedView {
    isPinned
    isHidden
    isDefault
    view {
      id
      name
      isShared
      isDefaultForEverybody
      version
      viewerCanChange
      state {
        search
        filters {
          name
          values
        }
        sort {
          column
          isDescending
        }
        columns {
          column
          width
        }
        pageSize
        mode
      }
    }
  }
`;
