import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { use, useEffect, useMemo, useState } from "react";
import { DateFieldStateContext } from "react-aria-components/DateField";
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from "react-aria-components/DatePicker";
import type { DateSegmentProps } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import { CalendarPopover } from "./CalendarPopover.tsx";
import type { CalendarTexts } from "./CalendarPopover.tsx";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldTextProps } from "./FieldParts.tsx";
import { FormAttemptContext } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import { IconButton } from "./IconButton.tsx";
import { plainLocale } from "./plainLocale.ts";
import "./DatePicker.css";

export interface DatePickerProps extends FieldTextProps, FieldRules<string> {
  name?: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (date: string) => void;
  /** The message while only some parts of the date are there. */
  incomplete: string;
  texts: CalendarTexts & { /** Names the button of the calendar. */ readonly open: string };
}

/**
 * A day near today, typed part by part in the order of the reader's language, or taken from a calendar. Birthdays and
 * the like are for `MemorableDate`.
 */
export function DatePicker({ label, description, value, onChange, texts, ...rules }: DatePickerProps) {
  const { locale } = useLocale();
  const [isPartial, setIsPartial] = useState(false);
  const message = useMessage(value, isPartial, rules);
  // Another object for the same day would take away what is being typed.
  const date = useMemo(() => (value === "" ? null : parseDate(value)), [value]);
  const { name, required } = rules;
  return (
    <I18nProvider locale={plainLocale(locale)}>
      <AriaDatePicker
        {...(name !== undefined && { name })}
        className="ui-field"
        data-field={name}
        value={date}
        onChange={(chosen) => onChange(chosen?.toString() ?? "")}
        granularity="day"
        shouldForceLeadingZeros
        validationBehavior="aria"
        isRequired={required !== undefined}
        {...(message === undefined ? {} : { isInvalid: true })}
      >
        <FieldLabel isRequired={required !== undefined}>{label}</FieldLabel>
        <Group className="ui-input-box">
          <DateInput className="ui-input ui-date-input">
            {(segment) => <Part segment={segment} onPartial={setIsPartial} />}
          </DateInput>
          <IconButton icon={CalendarDays} size="small" label={texts.open} />
        </Group>
        <FieldDescription name={name}>{description}</FieldDescription>
        <FieldProblem message={message} />
        <CalendarPopover texts={texts} />
      </AriaDatePicker>
    </I18nProvider>
  );
}

interface PartProps extends Pick<DateSegmentProps, "segment"> {
  readonly onPartial: (isPartial: boolean) => void;
}

/** A day, a month, a year, or what stands between them. */
function Part({ segment, onPartial }: PartProps) {
  const parts = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  useEffect(() => onPartial(isPartial), [isPartial, onPartial]);
  return <DateSegment segment={segment} className="ui-date-part" />;
}

/**
 * React Aria runs no rule on an empty date, and keeps the day before while a part of it is taken away. So our own
 * messages follow the form's rule here: after the first attempt, then live.
 */
function useMessage(
  value: string,
  isPartial: boolean,
  { errorMessage, required, incomplete, validate }: FieldRules<string> & { readonly incomplete: string },
): string | undefined {
  const wasAttempted = use(FormAttemptContext);
  if (errorMessage !== undefined || !wasAttempted) return errorMessage;
  if (isPartial) return incomplete;
  return value === "" ? required : (validate?.(value) ?? undefined);
}
