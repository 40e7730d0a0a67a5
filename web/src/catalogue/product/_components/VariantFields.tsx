import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { OrderField } from "#/list/OrderField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { rupees } from "#/form/rupees.ts";
import type { VariantDraft } from "../variantForm.ts";

interface VariantFieldsProps extends DraftFields<VariantDraft> {
  /** Whether the variant is the default now: then the mark can only be given to another one. */
  readonly isDefaultNow: boolean;
  /** Shows default mark and availability; only in edit, when the product has more than one variant (Document 2 §4). */
  readonly hasOthers: boolean;
}

/** The fields of a variant, with the five messages of Document 2 §5 word for word. */
export function VariantFields({ draft, onChange, isDefaultNow, hasOthers }: VariantFieldsProps) {
  const { t } = useLingui();
  const { field, text, toggle } = bindFields({ draft, onChange });
  return (
    <>
      <TextField
        {...text("shortName")}
        label={t`Short Name`}
        description={t`On the price button, such as “500 g”.`}
        required={t`Short Name is required`}
        maxLength={120}
      />
      <TextField
        {...text("longName")}
        label={t`Long Name`}
        description={t`On invoices and in the cart.`}
        required={t`Long Name is required`}
        maxLength={120}
      />
      <FormRow>
        <NumberField
          {...field("price")}
          label={t`Price before tax`}
          prefix="₹"
          required={t`Price is required`}
          validate={(price) => (price > 0 ? null : t`Price must be more than 0`)}
          minValue={0}
          formatOptions={rupees}
        />
        <OrderField {...field("order")} />
      </FormRow>
      <TextField {...text("sku")} label={t`SKU`} description={t`Your own code; optional.`} maxLength={120} />
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
