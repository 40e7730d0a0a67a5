import { useLingui } from "@lingui/react/macro";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { BrandPicker } from "#/catalogue/brand/BrandPicker.tsx";
import { CategoryChoice } from "#/catalogue/category/_components/CategoryChoice.tsx";
import { ManufacturerPicker } from "#/catalogue/manufacturer/ManufacturerPicker.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { TaxFields } from "../_components/TaxFields.tsx";
import { type BulkDraft, priceModes, priceRoundings, type ValuePart, valueParts } from "./bulkForm.ts";
import type { BulkAction } from "./useBulkChange.ts";

interface BulkFieldsProps extends DraftFields<BulkDraft> {
  readonly action: BulkAction;
  /** Whose manufacturers are on offer: of one location; undefined where they belong to several. */
  readonly sellerId: string | null | undefined;
}

/** What a change of many products asks first. */
export function BulkFields({ action, ...props }: BulkFieldsProps) {
  if (action === "RETURN" || action === "DISABLE") return <TextFields {...props} action={action} />;
  return action === "PRICE" ? <PriceFields {...props} /> : <ValueFields {...props} />;
}

function TextFields({
  action,
  draft,
  onChange,
}: DraftFields<BulkDraft> & { readonly action: "RETURN" | "DISABLE" }) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const isReturn = action === "RETURN";
  return (
    <TextArea
      name={isReturn ? "remark" : "reason"}
      label={isReturn ? t`Remark` : t`Reason`}
      description={isReturn ? t`What is to be put right; the seller reads it.` : t`Its seller reads it.`}
      required={isReturn ? t`Remark is required` : t`Reason is required`}
      validate={atMost(limits.description)}
      value={draft.text}
      onChange={(text) => onChange({ text })}
    />
  );
}

function PriceFields({ draft, onChange }: DraftFields<BulkDraft>) {
  const { t } = useLingui();
  const { money, percentage } = useAmountFields();
  const isPercent = draft.mode === "RAISE_PERCENT" || draft.mode === "LOWER_PERCENT";
  const modeNames = {
    SET: t`Set to an amount`,
    RAISE: t`Raise by an amount`,
    LOWER: t`Lower by an amount`,
    RAISE_PERCENT: t`Raise by percent`,
    LOWER_PERCENT: t`Lower by percent`,
  };
  const roundingNames = {
    NONE: t`As it comes out`,
    WHOLE: t`The nearest .00`,
    HALF: t`The nearest .50`,
    NINETY_NINE: t`The nearest .99`,
  };
  const more = (value: number) => (value > 0 ? null : t`Must be more than 0`);
  return (
    <>
      <Select
        name="price.mode"
        label={t`Change`}
        placeholder={modeNames.SET}
        options={priceModes.map((id) => ({ id, label: modeNames[id] }))}
        value={draft.mode}
        onChange={(id) => onChange({ mode: priceModes.find((mode) => mode === id) ?? "SET" })}
      />
      <NumberField
        {...(isPercent ? percentage(more) : money(more))}
        key={String(isPercent)}
        name="price.amount"
        label={isPercent ? t`Percent` : t`Amount before tax`}
        required={isPercent ? t`Percent is required` : t`Amount is required`}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Select
        name="price.rounding"
        label={t`Rounding`}
        placeholder={roundingNames.NONE}
        options={priceRoundings.map((id) => ({ id, label: roundingNames[id] }))}
        value={draft.rounding}
        onChange={(id) => onChange({ rounding: priceRoundings.find((one) => one === id) ?? "NONE" })}
      />
      <Checkbox
        name="price.withVariants"
        description={t`Without it a product with variants is refused.`}
        isSelected={draft.withVariants}
        onChange={(withVariants) => onChange({ withVariants })}
      >
        {t`The prices of variants too`}
      </Checkbox>
    </>
  );
}

function ValueFields({ draft, onChange, sellerId }: Omit<BulkFieldsProps, "action">) {
  const { t } = useLingui();
  const { percentage } = useAmountFields();
  const emptied = t`Left empty, they have none afterwards.`;
  const names: Readonly<Record<ValuePart, string>> = {
    category: t`Category`,
    brand: t`Brand`,
    manufacturer: t`Manufacturer`,
    origin: t`Country of origin`,
    taxes: t`Taxes`,
    hsnCode: t`HSN Code`,
    discount: t`Discount`,
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
