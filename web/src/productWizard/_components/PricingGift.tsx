import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import type { PricingDraft } from "../pricingForm.ts";

/** Whether the product is wrapped as a gift, and for how much. */
export function PricingGift({ draft, onChange }: DraftFields<PricingDraft>) {
  const { t } = useLingui();
  const { field, toggle } = bindFields({ draft, onChange });
  const { money } = useAmountFields();
  return (
    <>
      <Switch {...toggle("giftWrappingEnabled")}>{t`Gift wrapping`}</Switch>
      {draft.giftWrappingEnabled && (
        <NumberField
          {...field("giftWrappingPrice")}
          {...money()}
          label={t`Gift Wrapping Price`}
          required={t`Gift Wrapping Price is Required`}
        />
      )}
    </>
  );
}
