import { useLingui } from "@lingui/react/macro";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { BrandPicker } from "#/catalogue/brand/BrandPicker.tsx";
import { CategoryChoice } from "#/catalogue/category/_components/CategoryChoice.tsx";
import { ManufacturerPicker } from "#/catalogue/manufacturer/ManufacturerPicker.tsx";
import { DayField } from "#/form/DayField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { TaxFields } from "../_components/TaxFields.tsx";
import { type BulkDraft, type ValuePart, valueParts } from "./bulkForm.ts";

interface BulkValueFieldsProps extends DraftFields<BulkDraft> {
  /** Whose manufacturers are on offer: of one location; undefined where they belong to several. */
  readonly sellerId: string | null | undefined;
}

/** The values that many products get: what is ticked is changed. */
export function BulkValueFields({ draft, onChange, sellerId }: BulkValueFieldsProps) {
  const { t } = useLingui();
  const { money, percentage } = useAmountFields();
  const emptied = t`Left empty, they have none afterwards.`;
  const names: Readonly<Record<ValuePart, string>> = {
    category: t`Category`,
    brand: t`Brand`,
    manufacturer: t`Manufacturer`,
    origin: t`Country of origin`,
    taxes: t`Taxes`,
    hsnCode: t`HSN Code`,
    discount: t`Discount`,
    offer: t`Special offer`,
    giftWrapping: t`Gift wrapping`,
  };
  const fields = {
    category: <CategoryChoice name="set.categoryId" draft={draft} onChange={onChange} />,
    brand: (
      <BrandPicker
        name="set.brandId"
        label={names.brand}
        description={emptied}
        chosen={draft.brand}
        onChoose={(brand) => onChange({ brand })}
      />
    ),
    manufacturer: sellerId !== undefined && (
      <ManufacturerPicker
        name="set.manufacturerId"
        label={names.manufacturer}
        description={t`It decides the country of origin. ${emptied}`}
        sellerId={sellerId}
        chosen={draft.manufacturer}
        onChoose={(manufacturer) => onChange({ manufacturer })}
      />
    ),
    origin: (
      <CountryPicker
        name="set.originCountryCode"
        label={names.origin}
        value={draft.originCountryCode}
        onChange={(originCountryCode) => onChange({ originCountryCode })}
      />
    ),
    taxes: <TaxFields path="set." draft={draft} onChange={onChange} />,
    hsnCode: (
      <TextField
        name="set.hsnCode"
        label={names.hsnCode}
        description={t`4, 6 or 8 digits. ${emptied}`}
        validate={(code) =>
          /^(\d{4}|\d{6}|\d{8})?$/.test(code.trim()) ? null : t`HSN Code has 4, 6 or 8 digits`
        }
        inputMode="numeric"
        autoComplete="off"
        value={draft.hsnCode}
        onChange={(hsnCode) => onChange({ hsnCode })}
      />
    ),
    discount: (
      <NumberField
        {...percentage((value) => (value < 1 || value > 20 ? t`Please enter 1% to 20%` : null))}
        name="set.discountPercentage"
        label={names.discount}
        description={emptied}
        value={draft.discount}
        onChange={(discount) => onChange({ discount })}
      />
    ),
    offer: <OfferFields draft={draft} onChange={onChange} />,
    giftWrapping: (
      <NumberField
        {...money()}
        name="set.giftWrappingPrice"
        label={t`Gift Wrapping Price`}
        description={t`Left empty, it is not offered afterwards. Of products with variants, of each open one.`}
        value={draft.giftWrapping}
        onChange={(giftWrapping) => onChange({ giftWrapping })}
      />
    ),
  };
  const toggle = (part: ValuePart, isOn: boolean) =>
    onChange({ parts: valueParts.filter((one) => (one === part ? isOn : draft.parts.includes(one))) });
  return (
    <FieldSet
      name="set"
      label={t`What is changed`}
      message={draft.parts.length === 0 ? t`Choose what is changed` : null}
    >
      <div className="bulk-parts">
        {valueParts.map(
          (part) =>
            fields[part] && (
              <div key={part} className="bulk-part">
                <Checkbox isSelected={draft.parts.includes(part)} onChange={(isOn) => toggle(part, isOn)}>
                  {names[part]}
                </Checkbox>
                {draft.parts.includes(part) && fields[part]}
              </div>
            ),
        )}
      </div>
    </FieldSet>
  );
}

function OfferFields({ draft, onChange }: DraftFields<BulkDraft>) {
  const { t } = useLingui();
  const { percentage } = useAmountFields();
  const { offerStart: start } = draft;
  return (
    <>
      <Switch
        description={t`Off, it ends at once; its days stay for the next time.`}
        isSelected={draft.hasOffer}
        onChange={(hasOffer) => onChange({ hasOffer })}
      >
        {t`Special offer`}
      </Switch>
      {draft.hasOffer && (
        <>
          <NumberField
            {...percentage((value) => (value >= 1 && value <= 90 ? null : t`Please enter 1% to 90%`))}
            name="set.specialOffer.percentage"
            label={t`Special Offer Percentage`}
            required={t`Special Offer Percentage is required`}
            value={draft.offerPercentage}
            onChange={(offerPercentage) => onChange({ offerPercentage })}
          />
          <DayField
            name="set.specialOffer.startDate"
            label={t`Start Date`}
            required={t`Please Enter Start Date`}
            validate={(date) => (date < businessToday() ? t`Start Date must not be in the past` : null)}
            value={draft.offerStart}
            onChange={(offerStart) => onChange({ offerStart })}
          />
          <DayField
            name="set.specialOffer.endDate"
            label={t`End Date`}
            description={t`Left empty, the offer has no end.`}
            validate={(date) =>
              start !== "" && date !== "" && date < start ? t`End Date must not be before Start Date` : null
            }
            value={draft.offerEnd}
            onChange={(offerEnd) => onChange({ offerEnd })}
          />
        </>
      )}
    </>
  );
}
