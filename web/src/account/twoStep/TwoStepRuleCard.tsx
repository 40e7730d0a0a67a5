import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TwoStepRule, TwoStepRuleCard_viewer$key } from "#/__generated__/TwoStepRuleCard_viewer.graphql";
import { useReload } from "#/relay/useReload.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { useRuleNames } from "./useRuleNames.ts";

const SetTwoStepRule = lazy(async () => ({ default: (await import("./SetTwoStepRule.tsx")).SetTwoStepRule }));

/** Whom the company asks for two-step sign-in, for those who may say so. */
export function TwoStepRuleCard({ viewerKey }: { readonly viewerKey: TwoStepRuleCard_viewer$key }) {
  const { t } = useLingui();
  const names = useRuleNames();
  const reload = useReload();
  const [isOpen, setIsOpen] = useState(false);
  const { twoStepRule } = useFragment(
    graphql`
      fragment TwoStepRuleCard_viewer on Viewer @throwOnFieldError {
        twoStepRule
      }
    `,
    viewerKey,
  );
  if (!twoStepRule) return null;
  const rules: Readonly<Partial<Record<TwoStepRule, string>>> = names;
  return (
    <Card
      title={t`Two-step sign-in in your company`}
      description={t`Whoever has none when you ask for it gets seven days. Then nothing opens for them but its set-up.`}
      actions={
        <Button size="small" onPress={() => setIsOpen(true)}>
          {t`Change`}
        </Button>
      }
    >
      <dl className="account-facts">
        <dt>{t`Asked of`}</dt>
        <dd>{rules[twoStepRule]}</dd>
      </dl>
      <Suspense fallback={null}>
        {isOpen && twoStepRule !== "%future added value" && (
          <SetTwoStepRule rule={twoStepRule} onSaved={reload} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </Card>
  );
}
