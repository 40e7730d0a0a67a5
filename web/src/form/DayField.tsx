import { useLingui } from "@lingui/react/macro";
import { DatePicker, type DatePickerProps } from "#/ui/DatePicker.tsx";

/** A day near today. */
export function DayField(props: Omit<DatePickerProps, "incomplete" | "texts">) {
  const { t } = useLingui();
  return (
    <DatePicker
      {...props}
      incomplete={t`This is not a date. Give the day, the month and the year with four digits.`}
      texts={{
        open: t`Open the calendar`,
        previousMonth: t`Previous month`,
        nextMonth: t`Next month`,
      }}
    />
  );
}
