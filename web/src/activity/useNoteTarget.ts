import { graphql, useFragment } from "react-relay";
import type { useNoteTarget_fulfilment$key } from "#/__generated__/useNoteTarget_fulfilment.graphql";
import type { useNoteTarget_order$key } from "#/__generated__/useNoteTarget_order.graphql";

/** What a note is written about. */
export type NoteTarget = "order" | "fulfilment";

/** What of a record somebody may write about: an order or a part of one; null for who may not, and for other records. */
export function useNoteTarget(
  orderKey: useNoteTarget_order$key | null | undefined,
  fulfilmentKey: useNoteTarget_fulfilment$key | null | undefined,
): NoteTarget | null {
  const order = useFragment(
    graphql`
      fragment useNoteTarget_order on Order {
        viewerCanUpdate
      }
    `,
    orderKey ?? null,
  );
  const fulfilment = useFragment(
    graphql`
      fragment useNoteTarget_fulfilment on Fulfilment {
        viewerCanNote
      }
    `,
    fulfilmentKey ?? null,
  );
  if (order?.viewerCanUpdate) return "order";
  return fulfilment?.viewerCanNote ? "fulfilment" : null;
}
