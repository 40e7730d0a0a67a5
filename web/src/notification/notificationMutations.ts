import { graphql } from "react-relay";
import type { notificationMutationsReadMutation } from "#/__generated__/notificationMutationsReadMutation.graphql";
import type { notificationMutationsSeenMutation } from "#/__generated__/notificationMutationsSeenMutation.graphql";
import { useChange } from "#/relay/useChange.ts";
import { noteAllRead } from "./notificationStore.ts";

/** Notes that the viewer has seen that there are notices. */
export const useMarkSeen = () =>
  useChange<notificationMutationsSeenMutation>(graphql`
    mutation notificationMutationsSeenMutation {
      markNotificationsSeen {
        ... on MarkNotificationsSeenSuccess {
          viewer {
            # eslint-disable-next-line relay/unused-fields -- the bell shows it from the store
            unseenNotificationCount
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Notes that the viewer has read some notices; without `ids` all of them. They are read on the screen at once. */
export function useMarkRead(): (ids: readonly string[] | null) => Promise<unknown> {
  const [mark] = useChange<notificationMutationsReadMutation>(
    graphql`
      mutation notificationMutationsReadMutation($input: MarkNotificationsReadInput!) {
        markNotificationsRead(input: $input) {
          ... on MarkNotificationsReadSuccess {
            viewer {
              # eslint-disable-next-line relay/unused-fields -- the bell shows it from the store
              unseenNotificationCount
            }
            notifications {
              id
              # eslint-disable-next-line relay/unused-fields -- the rows show it from the store
              isRead
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, { ids }) => {
        const isDone =
          store.getRootField("markNotificationsRead").getType() === "MarkNotificationsReadSuccess";
        if (isDone && ids == null) noteAllRead(store);
      },
    },
  );
  return (ids) =>
    mark(
      { ids },
      {
        optimisticUpdater: (store) => {
          if (ids === null) noteAllRead(store);
          for (const id of ids ?? []) store.get(id)?.setValue(true, "isRead");
        },
      },
    );
}
