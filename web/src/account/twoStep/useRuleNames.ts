import { useLingui } from "@lingui/react/macro";

/** Whom a company asks for two-step sign-in, in words. */
export function useRuleNames() {
  const { t } = useLingui();
  return { OPTIONAL: t`Nobody: everybody chooses`, OWNERS: t`Owners`, EVERYBODY: t`Everybody` } as const;
}

/** One of them. */
export type RuleName = keyof ReturnType<typeof useRuleNames>;

export const ruleNames = ["OPTIONAL", "OWNERS", "EVERYBODY"] as const satisfies readonly RuleName[];
