import { useLingui } from "@lingui/react/macro";
import type { NumberFieldProps } from "#/ui/NumberField.tsx";

type Rule = NonNullable<NumberFieldProps["validate"]>;
type AmountField = Pick<NumberFieldProps, "prefix" | "suffix" | "minValue" | "formatOptions"> & {
  readonly validate: Rule;
};

/** Makes fields of money and of percentages, each with a rule of its own. A third decimal is said, not rounded away. */
export function useAmountFields(): {
  readonly money: (rule?: Rule) => AmountField;
  readonly percentage: (rule?: Rule) => AmountField;
} {
  const { t } = useLingui();
  const exactly = (rule?: Rule): Rule => {
    return (value) =>
      Number(value.toFixed(2)) === value ? rule?.(value) : t`Must have at most two decimals`;
  };
  return {
    // Always with two digits for the paise.
    money: (rule) => ({
      prefix: "₹",
      minValue: 0,
      formatOptions: { minimumFractionDigits: 2 },
      validate: exactly(rule),
    }),
    percentage: (rule) => ({ suffix: "%", minValue: 0, validate: exactly(rule) }),
  };
}
