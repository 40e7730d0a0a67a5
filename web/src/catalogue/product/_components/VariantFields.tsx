import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { isOrderId } from "#/list/orderId.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import type { VariantDraft } from "../variantForm.ts";

interface VariantFieldsProps extends DraftFields<VariantDraft> {
  /** Whether the variant is the default now: then the mark can only be given to another one. */
  readonly isDefaultNow: boolean;
  /** Shows default mark and availability; only in edit, when the product has more than one variant (Document 2 §4). */
  readonly hasOthers: boolean;
}

const rupees = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The fields of a variant, with the five messages of Document 2 §5 word for word. */
export function VariantFields({ draft, onChange, isDefaultNow, hasOthers }: VariantFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="shortName"
        label={t`Short Name`}
        description={t`On the price button, such as “500 g”.`}
        required={t`Short Name is required`}
        maxLength={120}
        autoComplete="off"
        value={draft.shortName}
        onChange={(shortName) => onChange({ shortName })}
      />
      <TextField
        name="longName"
        label={t`Long Name`}
        description={t`On invoices and in the cart.`}
        required={t`Long Name is required`}
        maxLength={120}
        autoComplete="off"
        value={draft.longName}
        onChange={(longName) => onChange({ longName })}
      />
      <FormRow>
        <NumberField
          name="price"
          label={t`Price before tax`}
          prefix="₹"
          required={t`Price is required`}
          validate={(price) => (price > 0 ? null : t`Price must be more than 0`)}
          minValue={0}
          formatOptions={rupees}
          value={draft.price}
          onChange={(price) => onChange({ price })}
        />
        <NumberField
          name="order"
          label={t`Order ID`}
          required={t`Order ID is required`}
          validate={(order) => (isOrderId(order) ? null : t`Order ID is a whole number from 1 to 1000000`)}
          minValue={1}
          value={draft.order}
          onChange={(order) => onChange({ order })}
          steppers={{ increase: t`One later`, decrease: t`One earlier` }}
        />
      </FormRow>
      <TextField
        name="sku"
        label={t`SKU`}
        description={t`Your own code; optional.`}
        maxLength={120}
        autoComplete="off"
        value={draft.sku}
        onChange={(sku) => onChange({ sku })}
      />
      <Switch
        name="giftWrappingEnabled"
        isSelected={draft.giftWrappingEnabled}
        onChange={(giftWrappingEnabled) => onChange({ giftWrappingEnabled })}
      >
        {t`Gift wrapping`}
      </Switch>
      {draft.giftWrappingEnabled && (
        <NumberField
          name="giftWrappingPrice"
          label={t`Gift Wrapping Price`}
          prefix="₹"
          required={t`Gift Wrapping Price is Required`}
          minValue={0}
          formatOptions={rupees}
          value={draft.giftWrappingPrice}
          onChange={(giftWrappingPrice) => onChange({ giftWrappingPrice })}
        />
      )}
      {hasOthers && (
        <>
          <Checkbox
            name="isDefault"
            isSelected={draft.isDefault}
            isDisabled={isDefaultNow}
            onChange={(isDefault) => onChange({ isDefault })}
            description={
              isDefaultNow
                ? t`This is the default. To change it, mark another variant.`
                : t`The mark moves here from the variant that has it now.`
            }
          >
            {t`Default price`}
          </Checkbox>
          <Checkbox
            name="temporarilyUnavailable"
            isSelected={draft.temporarilyUnavailable}
            onChange={(temporarilyUnavailable) => onChange({ temporarilyUnavailable })}
            description={t`Customers see it, but cannot order it for now.`}
          >
            {t`Item not available`}
          </Checkbox>
        </>
      )}
    </>
  );
}
