import { useLingui } from "@lingui/react/macro";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { type BulkDraft, priceModes, priceRoundings } from "./bulkForm.ts";
import { BulkStockFields } from "./BulkStockFields.tsx";
import { BulkValueFields } from "./BulkValueFields.tsx";
import type { BulkAction } from "./useBulkChange.ts";

interface BulkFieldsProps extends DraftFields<BulkDraft> {
  readonly action: BulkAction;
  /** Whose manufacturers are on offer: of one location; undefined where they belong to several. */
  readonly sellerId: string | null | undefined;
  readonly mayChangeVariants: boolean;
}

/** What a change of many products asks first. */
export function BulkFields({ action, mayChangeVariants, ...props }: BulkFieldsProps) {
  if (action === "RETURN" || action === "DISABLE") return <TextFields {...props} action={action} />;
  if (action === "STOCK") return <BulkStockFields {...props} />;
  if (action === "PRICE") return <PriceFields {...props} mayChangeVariants={mayChangeVariants} />;
  return <BulkValueFields {...props} />;
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

function PriceFields({
  draft,
  onChange,
  mayChangeVariants,
}: DraftFields<BulkDraft> & { readonly mayChangeVariants: boolean }) {
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
      {mayChangeVariants && (
        <Checkbox
          name="price.withVariants"
          description={t`Without it a product with variants is refused.`}
          isSelected={draft.withVariants}
          onChange={(withVariants) => onChange({ withVariants })}
        >
          {t`The prices of variants too`}
        </Checkbox>
      )}
    </>
  );
}
