import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SetTwoStepRuleMutation } from "#/__generated__/SetTwoStepRuleMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useChange } from "#/relay/useChange.ts";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { Select } from "#/ui/Select.tsx";
import { type RuleName, ruleNames, useRuleNames } from "./useRuleNames.ts";

interface SetTwoStepRuleProps {
  /** What it is now. */
  readonly rule: RuleName;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Says whom the company asks, with the viewer's password. */
export function SetTwoStepRule({ rule, onSaved, onClose }: SetTwoStepRuleProps) {
  const { t } = useLingui();
  const names = useRuleNames();
  const set = useChange<SetTwoStepRuleMutation>(graphql`
    mutation SetTwoStepRuleMutation($input: SetTwoStepRuleInput!) {
      setTwoStepRule(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Two-step sign-in in your company`}
      submitLabel={t`Save`}
      size="small"
      initial={{ rule, password: "" }}
      draft={{ excluded: ["password"] }}
      change={set}
      input={(values) => values}
      success={t`The rule is saved.`}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ rule: chosen, password }, change) => (
        <div className="account-stack">
          <Select
            name="rule"
            label={t`Asked of`}
            placeholder={t`Choose whom`}
            options={ruleNames.map((id) => ({ id, label: names[id] }))}
            value={chosen}
            onChange={(id) => change({ rule: ruleNames.find((one) => one === id) ?? chosen })}
          />
          <PasswordField
            name="password"
            label={t`Your password`}
            showLabel={t`Show your password`}
            required={t`Your password is required`}
            value={password}
            onChange={(typed) => change({ password: typed })}
            autoComplete="current-password"
          />
        </div>
      )}
    </DraftDialog>
  );
}
