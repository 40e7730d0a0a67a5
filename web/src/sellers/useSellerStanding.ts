import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { type Refusal, refusalText } from "#/relay/refusal.ts";
import { useActivateSeller, useInviteSellerAdministrator } from "./sellerMutations.ts";

type StandingChange = (id: string, name: string) => Promise<void>;

/** Changes of a location that ask nothing back: done at once, and said. */
export function useSellerStanding(): {
  readonly activate: StandingChange;
  readonly inviteAgain: StandingChange;
} {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [activate] = useActivateSeller();
  const [invite] = useInviteSellerAdministrator();
  const say = (outcome: Refusal | null | undefined, done: string) => {
    if (outcome === null) notifier.success(done);
    else if (outcome) notifier.failure(refusalText(outcome));
  };
  return {
    activate: async (id, name) => say(await activate({ id }), t`${name} is active again.`),
    inviteAgain: async (id, name) =>
      say(await invite({ id }), t`Another invitation is on its way to the administrator of ${name}.`),
  };
}
