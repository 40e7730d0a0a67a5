import { useLingui } from "@lingui/react/macro";
import { Badge } from "#/ui/Badge.tsx";
import { outcomeTones, outcomeWords, signInOutcomes } from "./signInOutcomes.ts";

/** What came of a sign-in; one that the gateway knows and this console does not has no word of its own. */
export function SignInOutcome({ outcome }: { readonly outcome: string }) {
  const { t } = useLingui();
  const known = signInOutcomes.find((one) => one === outcome);
  if (!known) return <Badge>{t`Something else`}</Badge>;
  return <Badge tone={outcomeTones[known] ?? "neutral"}>{t(outcomeWords[known])}</Badge>;
}
