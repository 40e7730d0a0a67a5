import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { DatePickerProps } from "#/ui/DatePicker.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";

const load = () => import("#/ui/DatePicker.tsx");
const DatePicker = lazy(async () => ({ default: (await load()).DatePicker }));

/** A day near today. Its calendar is loaded beside the form. */
export function DayField(props: Omit<DatePickerProps, "incomplete" | "texts">) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton shape="box" height={props.description ? 82 : 60} />}>
      <DatePicker
        {...props}
        incomplete={t`This is not a date. Give the day, the month and the year with four digits.`}
        texts={{
          open: t`Open the calendar`,
          previousMonth: t`Previous month`,
          nextMonth: t`Next month`,
        }}
      />
    </Suspense>
  );
}
