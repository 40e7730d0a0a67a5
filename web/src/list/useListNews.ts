import { useEffect, useEffectEvent, useState } from "react";
import { type GraphQLTaggedNode, useRelayEnvironment } from "react-relay";
import { getFragment } from "relay-runtime";
import { touchesOf } from "#/relay/Touches.ts";
import { useReload } from "#/relay/useReload.ts";

/** What others have done to a list since it was read. */
export interface ListNews {
  /** How many records are new, and how many of the rows on the screen are gone. */
  readonly created: number;
  readonly deleted: number;
  /** Reads the list again. */
  readonly show: () => void;
}

interface Heard {
  readonly address: string;
  readonly created: ReadonlySet<string>;
  readonly deleted: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Hears what others add to a list and delete from it. Rows never move by it: who presses `show` sees them. Only when too
 * much happens at once the list reads itself again.
 * @param address what the rows are picked by, page and order
 */
export function useListNews(
  row: GraphQLTaggedNode,
  rows: readonly { readonly id: string }[],
  address: string,
): ListNews {
  const touches = touchesOf(useRelayEnvironment());
  const reload = useReload();
  const [heard, setHeard] = useState<Heard>({ address, created: nothing, deleted: nothing });
  const current = heard.address === address ? heard : { address, created: nothing, deleted: nothing };
  const kind = getFragment(row).type;
  const ids = rows.map(({ id }) => id);
  const readAgain = useEffectEvent(reload);
  const note = useEffectEvent((change: "created" | "deleted", id: string) => {
    setHeard((before) => {
      const now = before.address === address ? before : current;
      return { ...now, [change]: new Set([...now[change], id]) };
    });
  });
  useEffect(
    () =>
      touches.listen(kind, (touch) => {
        if (touch.change === "many") readAgain();
        else note(touch.change, touch.id);
      }),
    [touches, kind],
  );
  const key = ids.join(" ");
  useEffect(() => touches.show(key.split(" ")), [touches, key]);
  const onScreen = new Set(ids);
  return {
    created: [...current.created].filter((id) => !onScreen.has(id)).length,
    deleted: [...current.deleted].filter((id) => onScreen.has(id)).length,
    show() {
      setHeard({ address, created: nothing, deleted: nothing });
      reload();
    },
  };
}
