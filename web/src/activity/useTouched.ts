import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { touchesOf } from "#/relay/Touches.ts";

/** The history of what belongs to a product stands in the product's. */
const isPart = (kind: string): boolean => kind === "Variant" || kind === "ProductImage" || kind === "Bundle";
/** Milliseconds in which what happens is gathered before the history is read again. */
const gather = 300;

/** Acts soon after somebody has touched the record or a part of one. */
export function useTouched(recordId: string, act: () => void): void {
  const touches = touchesOf(useRelayEnvironment());
  const onTouched = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = touches.listenToAll((kind, id) => {
      if (id !== recordId && !isPart(kind)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onTouched(), gather);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [touches, recordId]);
}
