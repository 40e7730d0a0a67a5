import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { rupees } from "#/form/rupees.ts";
import type { PricingDraft } from "../pricingForm.ts";

/** Whether the product is wrapped as a gift, and for how much. */
export function PricingGift({ draft, onChange }: DraftFields<PricingDraft>) {
  const { t } = useLingui();
  const { field, toggle } = bindFields({ draft, onChange });
  return (
    <>
      <Switch {...toggle("giftWrappingEnabled")}>{t`Gift wrapping`}</Switch>
      {draft.giftWrappingEnabled && (
        <NumberField
          {...field("giftWrappingPrice")}
          label={t`Gift Wrapping Price`}
          prefix="₹"
          required={t`Gift Wrapping Price is Required`}
          minValue={0}
          formatOptions={rupees}
        />
      )}
    </>
  );
}
