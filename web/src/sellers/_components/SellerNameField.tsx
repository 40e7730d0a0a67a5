import { useLingui } from "@lingui/react/macro";
import { UniqueField } from "#/availability/UniqueField.tsx";
import { useAvailability } from "#/availability/useAvailability.ts";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { SellerPartProps } from "../sellerForm.ts";

interface SellerNameFieldProps extends SellerPartProps {
  /** The name that the location has already. */
  readonly ownName: string | undefined;
}

/** What the location is called: unlike any other of the company. The form begins with it. */
export function SellerNameField({ draft, onChange, ownName }: SellerNameFieldProps) {
  "use no memo";
  const { t } = useLingui();
  const check = useAvailability("SELLER_NAME");
  const atMost = useLengthRule();
  const { text } = bindFields({ draft, onChange });
  const isOwn = (typed: string) => typed.trim().toLowerCase() === ownName?.toLowerCase();
  return (
    <UniqueField
      check={check}
      {...text("name")}
      label={t`Business Name`}
      required={t`Business Name is required`}
      validate={atMost(limits.name)}
      taken={t`Business Name Already Exist`}
      isComplete={(typed) => typed.trim().length <= limits.name && !isOwn(typed)}
      autoFocus
    />
  );
}
