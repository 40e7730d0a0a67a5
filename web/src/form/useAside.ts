import { useEffect, useRef, useState } from "react";
import type { MutationError } from "#/relay/mutationErrorText.ts";

type Outcome = MutationError | null | undefined;

interface Aside<Input> {
  readonly change: readonly [(input: Input) => Promise<Outcome>, boolean];
  /** Out of sight, with everything that was typed, until it is known how it went. */
  readonly isAside: boolean;
}

/**
 * A form in a dialog whose change is sent only when its message with Undo goes. It steps aside meanwhile; where the change fails
 * it is there again, with what was typed and why.
 * @param tell says it where the form is gone by then, with its page
 */
export function useAside<Input>(
  send: (input: Input) => Promise<Outcome>,
  tell: (error: MutationError) => void,
): Aside<Input> {
  const [isAside, setIsAside] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change = async (input: Input): Promise<Outcome> => {
    setIsAside(true);
    const outcome = await send(input);
    // Done, it goes without having been seen again.
    if (outcome !== null) setIsAside(false);
    if (outcome && !isHere.current) tell(outcome);
    return outcome;
  };
  return { change: [change, false], isAside };
}
