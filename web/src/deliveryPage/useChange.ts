import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Round } from "./operations.ts";

interface Result {
  readonly __typename: string;
  readonly deliveryRound?: Round;
  readonly message?: string;
  readonly messageCode?: string | null | undefined;
  readonly messageParams?: readonly string[];
}

/** Sends a change and shows the round that it answers with. Nothing is sent later: what fails is said, and is for whoever stands there to repeat. */
export function useChange<Input>(
  sendIt: (input: Input) => Promise<{ readonly result: Result }>,
  changed: (round: Round | null) => void,
) {
  const { t, i18n } = useLingui();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const textOf = ({ message, messageCode, messageParams }: Result): string => {
    const [count = ""] = messageParams ?? [];
    switch (messageCode) {
      case "CODE_WRONG":
        return t`The code is wrong. ${count} tries are left.`;
      case "CODE_WRONG_ONE_LEFT":
        return t`The code is wrong. 1 try is left.`;
      case "CODE_CLOSED":
        return t`Too many wrong codes. Try again in 15 minutes.`;
      case "RECORD_NOT_FOUND":
        return t`This is not on your list any more.`;
      default:
        return i18n.locale === "en" && message ? message : t`That did not work. Try again.`;
    }
  };

  /** True when it was done. */
  const change = async (input: Input): Promise<boolean> => {
    setIsSending(true);
    setError(null);
    try {
      const { result } = await sendIt(input);
      if (result.deliveryRound) changed(result.deliveryRound);
      else if (result.__typename === "UnauthenticatedError") changed(null);
      else setError(textOf(result));
      return result.deliveryRound !== undefined;
    } catch {
      setError(t`No answer came. Look whether it was done, and try again.`);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return { change, error, isSending };
}
