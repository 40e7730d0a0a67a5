import { useLingui } from "@lingui/react/macro";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { type LimitsDraft, limitsLabels } from "../section/limits.ts";

/** The limits of the company (Document 1 §9; ranges are decision D-38). */
export function LimitFields({ draft, onChange }: DraftFields<LimitsDraft>) {
  const { t, i18n } = useLingui();
  const { field } = bindFields({ draft, onChange });
  const { money } = useAmountFields();
  const between = (lowest: number, highest: number) => (value: number) =>
    Number.isInteger(value) && value >= lowest && value <= highest
      ? null
      : t`Must be a whole number from ${lowest} to ${highest}`;
  return (
    <FormRow>
      <NumberField
        {...field("passwordRenewalDays")}
        label={i18n._(limitsLabels.passwordRenewalDays)}
        description={t`0 for never.`}
        validate={between(0, 3650)}
      />
      <NumberField
        {...field("monthlyPurchaseMinimum")}
        {...money((value) => (value >= 0 && value < 10_000_000_000 ? null : t`Must be 0 or more`))}
        label={i18n._(limitsLabels.monthlyPurchaseMinimum)}
        description={t`In rupees; 0 for none.`}
      />
      <NumberField
        {...field("maximumProducts")}
        label={i18n._(limitsLabels.maximumProducts)}
        validate={between(1, 1_000_000)}
      />
    </FormRow>
  );
}
