import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { touchesOf } from "#/relay/Touches.ts";

/** Milliseconds in which what happens is gathered before the history is read again. */
const gather = 300;

/** Acts soon after somebody has touched the record, or something whose history stands in that of a record like it. */
export function useTouched(recordId: string, isPart: (kind: string) => boolean, act: () => void): void {
  const touches = touchesOf(useRelayEnvironment());
  const onTouched = useEffectEvent(act);
  const mayBePart = useEffectEvent(isPart);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = touches.listenToAll((kind, id) => {
      if (id !== recordId && !mayBePart(kind)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onTouched(), gather);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [touches, recordId]);
}
