import { useLingui } from "@lingui/react/macro";
import { Check, Dot } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { keptRules, passwordLength, passwordRules } from "../passwordRule.ts";
import "../password.css";

interface PasswordPolicyProps {
  readonly password: string;
  readonly own: readonly string[];
}

/** What is asked of a password (decision D-23), ticked off while it is typed. */
export function PasswordPolicy({ password, own }: PasswordPolicyProps) {
  const { t } = useLingui();
  const kept = keptRules(password, own);
  const texts = {
    length: t`${passwordLength.least} to ${passwordLength.most} characters; spaces are fine`,
    common: t`Not a password that many people use`,
    personal: t`Not your name, email address or business name`,
  };
  return (
    <span className="password-policy">
      {passwordRules.map(({ id }) => (
        <span key={id} data-met={kept.has(id) || undefined}>
          <Icon of={kept.has(id) ? Check : Dot} size={14} />
          <span>
            {texts[id]}
            {kept.has(id) && <VisuallyHidden>{` (${t`met`})`}</VisuallyHidden>}
          </span>
        </span>
      ))}
    </span>
  );
}
