import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { DayField } from "#/form/DayField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import type { DiscountsDraft } from "../discountsForm.ts";

interface DiscountsOfferProps extends DraftFields<DiscountsDraft> {
  /** The first day as it is saved; it may lie in the past, another one may not (decision D-61). */
  readonly savedStartDate: string;
}

/** A discount for a time. What is filled in is kept while the offer is off. */
export function DiscountsOffer({ draft, savedStartDate, onChange }: DiscountsOfferProps) {
  const { t } = useLingui();
  const { field, toggle } = bindFields({ draft, onChange });
  const { percentage } = useAmountFields();
  const start = draft.specialOfferStartDate;
  return (
    <>
      <Switch
        {...toggle("specialOfferEnabled")}
        description={t`On top of the discount, from one day to another.`}
      >
        {t`Special offer`}
      </Switch>
      {draft.specialOfferEnabled && (
        <>
          <FormRow>
            <NumberField
              {...field("specialOfferPercentage")}
              {...percentage((value) => (value >= 1 && value <= 90 ? null : t`Please enter 1% to 90%`))}
              label={t`Special Offer Percentage`}
              required={t`Special Offer Percentage is required`}
            />
            <DayField
              {...field("specialOfferStartDate")}
              label={t`Start Date`}
              required={t`Please Enter Start Date`}
              validate={(date) =>
                date !== savedStartDate && date < businessToday()
                  ? t`Start Date must not be in the past`
                  : null
              }
            />
            {!draft.specialOfferInfinite && (
              <DayField
                {...field("specialOfferEndDate")}
                label={t`End Date`}
                required={t`Please Enter End Date`}
                validate={(date) =>
                  start !== "" && date < start ? t`End Date must not be before Start Date` : null
                }
              />
            )}
          </FormRow>
          <Checkbox {...toggle("specialOfferInfinite")} description={t`The offer has no end date.`}>
            {t`Infinite`}
          </Checkbox>
        </>
      )}
    </>
  );
}
