import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { OrderField, type TakenOrder } from "#/list/OrderField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import type { VariantDraft } from "../variantForm.ts";

interface VariantFieldsProps extends DraftFields<VariantDraft> {
  /** Whether the variant is the default now: then the mark can only be given to another one. */
  readonly isDefaultNow: boolean;
  /** Shows default mark and availability; only in edit, when the product has more than one variant (Document 2 §4). */
  readonly hasOthers: boolean;
  /** The places of the other variants. */
  readonly taken: readonly TakenOrder[];
}

/** The fields of a variant, with the five messages of Document 2 §5 word for word. */
export function VariantFields({ draft, onChange, isDefaultNow, hasOthers, taken }: VariantFieldsProps) {
  const { t } = useLingui();
  const { field, text, toggle } = bindFields({ draft, onChange });
  const { money } = useAmountFields();
  const atMost = useLengthRule();
  return (
    <>
      <TextField
        {...text("shortName")}
        label={t`Short Name`}
        description={t`On the price button, such as “500 g”.`}
        required={t`Short Name is required`}
        validate={atMost(limits.name)}
      />
      <TextField
        {...text("longName")}
        label={t`Long Name`}
        description={t`On invoices and in the cart.`}
        required={t`Long Name is required`}
        validate={atMost(limits.name)}
      />
      <FormRow>
        <NumberField
          {...field("price")}
          {...money((price) => (price > 0 ? null : t`Price must be more than 0`))}
          label={t`Price before tax`}
          required={t`Price is required`}
        />
        <OrderField {...field("order")} taken={taken} />
      </FormRow>
      <TextField
        {...text("sku")}
        label={t`SKU`}
        description={t`Your own code; optional.`}
        validate={atMost(limits.name)}
      />
      <Switch {...toggle("giftWrappingEnabled")}>{t`Gift wrapping`}</Switch>
      {draft.giftWrappingEnabled && (
        <NumberField
          {...field("giftWrappingPrice")}
          {...money()}
          label={t`Gift Wrapping Price`}
          required={t`Gift Wrapping Price is Required`}
        />
      )}
      {hasOthers && (
        <>
          <Checkbox
            {...toggle("isDefault")}
            isDisabled={isDefaultNow}
            description={
              isDefaultNow
                ? t`This is the default. To change it, mark another variant.`
                : t`The mark moves here from the variant that has it now.`
            }
          >
            {t`Default price`}
          </Checkbox>
          <Checkbox
            {...toggle("temporarilyUnavailable")}
            description={t`Customers see it, but cannot order it for now.`}
          >
            {t`Item not available`}
          </Checkbox>
        </>
      )}
    </>
  );
}
