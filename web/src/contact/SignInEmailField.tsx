import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AvailabilityCheck } from "#/availability/AvailabilityCheck.ts";
import { UniqueField } from "#/availability/UniqueField.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { isEmail, normaliseEmail } from "./emailRule.ts";

interface SignInEmailFieldProps {
  /** Stands before the name of the field: empty, or like `administrator.`. */
  readonly path: string;
  readonly value: string;
  readonly onChange: (change: { readonly email: string }) => void;
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
  readonly check: AvailabilityCheck;
  /** The address they have already, which is not taken by somebody else. */
  readonly own?: string | undefined;
  readonly description?: ReactNode;
  /** Whoever fills the form in is the person: the browser may help with what it knows. */
  readonly isSelf: boolean;
}

/** The address that somebody signs in with: nobody else's. */
export function SignInEmailField({
  path,
  value,
  onChange,
  topLevelLength,
  check,
  own,
  description,
  isSelf,
}: SignInEmailFieldProps) {
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <UniqueField
      check={check}
      name={`${path}email`}
      inputMode="email"
      label={t`Email ID`}
      description={description}
      required={t`Email address is required`}
      validate={(address) =>
        isEmail(address, topLevelLength) ? atMost(limits.email)(address) : t`Email is Invalid`
      }
      taken={t`Email Already Exist`}
      isComplete={(address) =>
        isEmail(address, topLevelLength) && address.length <= limits.email && address !== own
      }
      value={value}
      onChange={(typed) => onChange({ email: normaliseEmail(typed) })}
      autoComplete={isSelf ? "email" : "off"}
    />
  );
}
