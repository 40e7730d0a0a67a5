import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import type { useTypingSignalMutation } from "#/__generated__/useTypingSignalMutation.graphql";
import { useChange } from "#/relay/useChange.ts";

/** Milliseconds after which it is said again that somebody is still writing; the other side forgets it after ten seconds. */
const repeat = 5_000;
/** Milliseconds without a key after which somebody counts as having stopped. */
const rest = 4_000;

interface TypingSignal {
  /** To be called with every change of the text. */
  readonly type: (isEmpty: boolean) => void;
  /** The message was sent, which says enough. */
  readonly stop: () => void;
}

/** Tells a person that the viewer is writing to them, and when they stop. */
export function useTypingSignal(personId: string): TypingSignal {
  const [commit] = useChange<useTypingSignalMutation>(graphql`
    mutation useTypingSignalMutation($input: SetTypingInput!) {
      setTyping(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const told = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = (isTyping: boolean) => {
    told.current = isTyping ? Date.now() : null;
    // A nicety: when it fails, nothing is lost.
    void commit({ personId, isTyping });
  };
  const stop = () => {
    clearTimeout(timer.current);
    told.current = null;
  };
  const pause = () => {
    const wasTold = told.current !== null;
    stop();
    if (wasTold) tell(false);
  };
  const leave = useEffectEvent(pause);
  useEffect(() => () => leave(), []);
  return {
    stop,
    type: (isEmpty) => {
      clearTimeout(timer.current);
      if (isEmpty) return pause();
      timer.current = setTimeout(pause, rest);
      if (told.current === null || Date.now() - told.current > repeat) tell(true);
    },
  };
}
