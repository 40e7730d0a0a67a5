import { useLingui } from "@lingui/react/macro";
import { use, useRef } from "react";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import type { RefusedFile } from "#/upload/ImageQueue.tsx";
import { useAddProductImage } from "../imageMutations.ts";

/** A finished upload and what its file is called. */
export interface ImageToAdd {
  readonly id: string;
  readonly name: string;
}

/**
 * Adds finished uploads to a product, one behind the other from an order id on. Resolves with those that were not
 * added; called again, it leaves out those that were.
 */
export function useAddImages(): [
  (productId: string, images: readonly ImageToAdd[], firstOrder: number) => Promise<readonly RefusedFile[]>,
  boolean,
] {
  const [add, isInFlight] = useAddProductImage();
  const changes = use(DelayedChangesContext);
  const added = useRef(new Set<string>());
  /** The order id of each that was tried: under its key it is added again only as it was. */
  const orders = useRef(new Map<string, number>());
  const addAll = async (productId: string, images: readonly ImageToAdd[], firstOrder: number) => {
    const waiting = images.filter(({ id }) => !added.current.has(id));
    // A deleted image whose Undo still stands takes a place among the ten.
    if (waiting.length > 0) await changes.sendAll();
    const failed: RefusedFile[] = [];
    for (const image of waiting) {
      // One by one: they have to stand in the order in which they were chosen.
      const order = orders.current.get(image.id) ?? firstOrder + orders.current.size;
      orders.current.set(image.id, order);
      const input = { productId, uploadId: image.id, order, idempotencyKey: image.id };
      const error = await add(input);
      if (error === null) added.current.add(image.id);
      else failed.push({ name: image.name, reason: error ? mutationErrorText(error) : "" });
    }
    return failed;
  };
  return [addAll, isInFlight];
}

/** Says which images were not added. */
export function useFailedImagesText(): (failed: readonly RefusedFile[]) => string {
  const { t } = useLingui();
  return (failed) => {
    const list = failed.map(({ name, reason }) => (reason === "" ? name : `${name} (${reason})`)).join(", ");
    return t`These images were not added: ${list}`;
  };
}
