import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useActivateSeller, useInviteSellerAdministrator } from "./sellerMutations.ts";

type StatusChange = (id: string, name: string) => Promise<void>;

/** Changes of a location that ask nothing back: done at once, and said. */
export function useSellerStatus(): {
  readonly activate: StatusChange;
  readonly inviteAgain: StatusChange;
} {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [activate] = useActivateSeller();
  const [invite] = useInviteSellerAdministrator();
  const say = (outcome: MutationError | null | undefined, done: string) => {
    if (outcome === null) notifier.success(done);
    else if (outcome) notifier.failure(mutationErrorText(outcome));
  };
  return {
    activate: async (id, name) => say(await activate({ id }), t`${name} is active again.`),
    inviteAgain: async (id, name) =>
      say(await invite({ id }), t`Another invitation is on its way to the administrator of ${name}.`),
  };
}
