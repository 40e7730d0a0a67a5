import { useLingui } from "@lingui/react/macro";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { TextField } from "#/ui/TextField.tsx";

interface FieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** The viewer's password, asked for once more. */
export function CurrentPasswordField({ value, onChange }: FieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="currentPassword"
      label={t`Your password`}
      showLabel={t`Show your password`}
      required={t`Your password is required`}
      value={value}
      onChange={onChange}
      autoComplete="current-password"
    />
  );
}

interface CodeFieldProps extends FieldProps {
  readonly description: string;
}

/** A code of the app. */
export function CodeField({ value, onChange, description }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="code"
      label={t`Code`}
      description={description}
      required={t`Code is required`}
      value={value}
      onChange={onChange}
      autoComplete="one-time-code"
    />
  );
}
