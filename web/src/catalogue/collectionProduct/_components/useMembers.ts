import { useLingui } from "@lingui/react/macro";
import { type Dispatch, type SetStateAction, use, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { useMembersMoveMutation } from "#/__generated__/useMembersMoveMutation.graphql";
import type { useMembersRemoveMutation } from "#/__generated__/useMembersRemoveMutation.graphql";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { currentPosition, type Position } from "#/list/position.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { arranged } from "../arranged.ts";

interface Member {
  readonly id: string;
  readonly name: string;
}

/**
 * What was removed on this page, of whatever collection, and whether that is still to be sent. It is the page's: whoever looks
 * at another collection and comes back finds it so.
 */
export type Removals = ReadonlyMap<string, "waiting" | "sent">;

export type RemovalsState = readonly [Removals, Dispatch<SetStateAction<Removals>>];

const keyOf = (collectionId: string, productId: string): string => `${collectionId} ${productId}`;

/**
 * The products of a collection on this page as the user has arranged them: a move is sent at once and can be undone, a
 * removal is sent when it can no longer be taken back.
 */
export function useMembers<Row extends Member>(
  collectionId: string,
  given: readonly Row[],
  [removals, setRemovals]: RemovalsState,
) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const delayed = use(DelayedChangesContext);
  const offerUndo = useUndoOffer();
  const reload = useReload();
  const [moved, setMoved] = useState<readonly string[]>([]);
  const isHidden = (id: string): boolean => removals.has(keyOf(collectionId, id));
  // What the gateway says newly is the order again.
  const key = given.map(({ id }) => id).join(" ");
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setMoved([]);
  }
  useEffect(() => {
    const here = new Set(key.split(" ").map((id) => keyOf(collectionId, id)));
    // Once it is gone it may be added again.
    setRemovals((now) => new Map([...now].filter(([one, state]) => state === "waiting" || here.has(one))));
  }, [collectionId, key, setRemovals]);
  const [sendMove, isMoving] = useChange<useMembersMoveMutation>(graphql`
    mutation useMembersMoveMutation($input: MoveCollectionProductInput!) {
      moveCollectionProduct(input: $input) {
        __typename
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [sendRemoval] = useChange<useMembersRemoveMutation>(
    graphql`
      mutation useMembersRemoveMutation($input: RemoveCollectionProductsInput!) {
        removeCollectionProducts(input: $input) {
          ... on RemoveCollectionProductsSuccess {
            collection {
              id
              productCount
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => invalidateLists(store) },
  );
  const rows = arranged(given, moved).filter(({ id }) => !isHidden(id));

  async function place(productId: string, target: Position) {
    const error = await sendMove({ collectionId, productId, ...target });
    if (error === null) reload();
    return error;
  }

  async function move(productId: string, target: Position): Promise<void> {
    const back = currentPosition(
      rows.map(({ id }, order) => ({ id, order })),
      productId,
    );
    const ids = arrangedIds(
      rows.map(({ id }) => id),
      productId,
      target,
    );
    setMoved(ids);
    await delayed.sendAll();
    const error = await place(productId, target);
    if (error !== null) setMoved([]);
    if (error) reportError(notifier, error);
    const product = rows.find(({ id }) => id === productId);
    if (error !== null || !back || !product) return;
    offerUndo(t`${product.name} has moved`, () => place(productId, back));
  }

  function remove(productIds: readonly string[], title: string): void {
    const keys = productIds.map((id) => keyOf(collectionId, id));
    const mark = (state: "waiting" | "sent") =>
      setRemovals((now) => new Map([...now, ...keys.map((one) => [one, state] as const)]));
    mark("waiting");
    const show = () => setRemovals((now) => new Map([...now].filter(([one]) => !keys.includes(one))));
    const change = delayed.add(async () => {
      message.close();
      const error = await sendRemoval({ collectionId, productIds: [...productIds] });
      if (error !== null) show();
      if (error) reportError(notifier, error);
      if (error !== null) return;
      mark("sent");
      reload();
    });
    const message = notifier.offer({
      title,
      label: t`Undo`,
      onAccept: () => {
        if (!change.takeBack()) return;
        show();
        notifier.information(t`It is back. Nothing was removed.`);
      },
      onGone: () => void change.send(),
    });
  }

  const hiddenCount = given.filter(({ id }) => isHidden(id)).length;
  return { rows, hiddenCount, isMoving, move, remove };
}

/** The ids once one of them stands at its new place. */
function arrangedIds(ids: readonly string[], id: string, target: Position): string[] {
  const others = ids.filter((one) => one !== id);
  const beside = "beforeId" in target ? target.beforeId : target.afterId;
  const index = beside === null ? 0 : others.indexOf(beside) + ("beforeId" in target ? 0 : 1);
  return others.toSpliced(index, 0, id);
}
