import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, useState } from "react";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { NewPassword } from "../newPassword.ts";
import { passwordLength, passwordProblem } from "../passwordRule.ts";
import { PasswordPolicy } from "./PasswordPolicy.tsx";
import { PolicyProgress } from "./PolicyProgress.tsx";

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  /** Names of the user that the password must not be made of; none are known when it was forgotten. */
  readonly own: readonly string[];
  /** Where these fields are what the page is for. */
  readonly autoFocus?: boolean;
}

/**
 * A new password, typed twice. On leaving the second field a difference is said and that field is cleared (Document 1
 * §5), inline and aloud instead of in an alert (decision D-23).
 */
export function NewPasswordFields({ value, onChange, own, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const [hasMissed, setHasMissed] = useState(false);
  const { newPassword, confirmPassword } = value;
  const mismatch = t`Password Not Match`;
  const problems = {
    short: t`Password must have at least ${passwordLength.least} characters`,
    long: t`Password must have at most ${passwordLength.most} characters`,
    common: t`This password is too common`,
    personal: t`Password must not contain your name, email address or business name`,
  };

  const leaveConfirm = (event: FocusEvent) => {
    if (!hasLeftField(event) || confirmPassword === "" || confirmPassword === newPassword) return;
    setHasMissed(true);
    onChange({ newPassword, confirmPassword: "" });
  };

  return (
    <>
      <PasswordField
        name="newPassword"
        label={t`New Password`}
        required={t`Password is required`}
        validate={(password) => {
          const problem = passwordProblem(password, own);
          return problem && problems[problem];
        }}
        description={<PasswordPolicy password={newPassword} own={own} />}
        showLabel={t`Show new password`}
        value={newPassword}
        onChange={(password) => onChange({ newPassword: password, confirmPassword })}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PolicyProgress password={newPassword} own={own} />
      <div onBlur={leaveConfirm}>
        <PasswordField
          name="confirmPassword"
          label={t`Confirm Password`}
          required={t`Confirm Password is required`}
          validate={(password) => (password === newPassword ? null : mismatch)}
          errorMessage={hasMissed ? mismatch : undefined}
          showLabel={t`Show confirmed password`}
          value={confirmPassword}
          onChange={(password) => {
            setHasMissed(false);
            onChange({ newPassword, confirmPassword: password });
          }}
          autoComplete="new-password"
        />
        <VisuallyHidden isStatus>{hasMissed && mismatch}</VisuallyHidden>
      </div>
    </>
  );
}

/** Going to the button that shows the password, or to another window, is not leaving the field. */
function hasLeftField({ relatedTarget, currentTarget, target }: FocusEvent): boolean {
  if (document.activeElement === target) return false;
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
