import { useEffect, useEffectEvent, useState } from "react";
import type { ChosenRows } from "./listDeclaration.ts";

const none: readonly string[] = [];

/**
 * What is offered for some of the chosen rows can be done as long as one of them is chosen: `onEnd` takes it back after that,
 * also when whoever uses this is gone because nothing is chosen any more.
 * @returns takes the ids of those rows
 */
export function useWhileChosen(
  { names }: Pick<ChosenRows, "names">,
  onEnd: () => void,
): (ids: readonly string[]) => void {
  const [ids, setIds] = useState(none);
  const isChosen = ids.some((id) => names.has(id));
  const end = useEffectEvent(onEnd);
  useEffect(() => (isChosen ? () => end() : undefined), [isChosen]);
  return setIds;
}
