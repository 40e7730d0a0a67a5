import { useLingui } from "@lingui/react/macro";
import { Check, Dot } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import { isPersonal, passwordLength } from "../passwordRule.ts";
import "../password.css";

interface PasswordPolicyProps {
  readonly password: string;
  readonly own: readonly string[];
}

/** What is asked of a password (decision D-23), ticked off while it is typed. */
export function PasswordPolicy({ password, own }: PasswordPolicyProps) {
  const { t } = useLingui();
  const length = [...password].length;
  const rules = [
    {
      text: t`${passwordLength.least} to ${passwordLength.most} characters; spaces are fine`,
      isMet: length >= passwordLength.least && length <= passwordLength.most,
    },
    {
      text: t`Not your name, email address or business name`,
      isMet: length > 0 && own.length > 0 && !isPersonal(password, own),
    },
    { text: t`Not a password that many people use`, isMet: false },
  ];
  return (
    <span className="password-policy">
      {rules.map(({ text, isMet }) => (
        <span key={text} data-met={isMet || undefined}>
          <Icon of={isMet ? Check : Dot} size={14} />
          {text}
        </span>
      ))}
    </span>
  );
}
