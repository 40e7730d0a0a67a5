import { CircleAlert } from "lucide-react";
import { use, useId } from "react";
import { Input } from "react-aria-components/Input";
import type { DateParts } from "./dateParts.ts";
import { isoDateOf } from "./dateParts.ts";
import type { FieldTextProps } from "./FieldParts.tsx";
import { FormAttemptContext } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import "./FieldParts.css";
import "./MemorableDate.css";

interface MessageRules {
  /** The message when all three parts are empty; makes the field required. */
  required?: string;
  /** The message when the parts are no day of the calendar. */
  impossible: string;
  /** Returns a message when a real date (`YYYY-MM-DD`) is not acceptable. */
  validate?: (date: string) => string | null;
  /** Shows at once; take it away when the date is edited. */
  errorMessage?: string | undefined;
}

export interface MemorableDateProps extends FieldTextProps, MessageRules {
  name: string;
  value: DateParts;
  onChange: (value: DateParts) => void;
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  /** The browser may fill in the user's own birthday. */
  isOwnBirthday?: boolean;
}

/**
 * A date that people know by heart, typed in three parts: faster than a calendar that opens on the wrong century,
 * and no calendar to load.
 */
export function MemorableDate({
  label,
  description,
  value,
  onChange,
  isOwnBirthday = false,
  ...props
}: MemorableDateProps) {
  const id = useId();
  const message = useMessage(value, props);
  const parts = [
    { part: "day", label: props.dayLabel, digits: 2 },
    { part: "month", label: props.monthLabel, digits: 2 },
    { part: "year", label: props.yearLabel, digits: 4 },
  ] as const;
  return (
    <fieldset
      className="ui-field ui-memorable-date"
      data-field={props.name}
      data-invalid={message ? true : undefined}
      aria-describedby={`${id}-description ${id}-problem`}
    >
      <legend className="ui-label">
        <span data-field-label data-required={props.required !== undefined || undefined}>
          {label}
        </span>
      </legend>
      <div className="ui-memorable-date-parts">
        {parts.map(({ part, label: partLabel, digits }) => (
          <label key={part} className="ui-memorable-date-part" data-part={part}>
            <span>{partLabel}</span>
            <span className="ui-input-box">
              <Input
                className="ui-input"
                inputMode="numeric"
                maxLength={digits}
                value={value[part]}
                onChange={(event) => onChange({ ...value, [part]: event.target.value.replaceAll(/\D/g, "") })}
                aria-invalid={message !== undefined}
                aria-required={props.required !== undefined}
                aria-describedby={`${id}-problem`}
                autoComplete={isOwnBirthday ? `bday-${part}` : "off"}
              />
            </span>
          </label>
        ))}
      </div>
      <span id={`${id}-description`} className="ui-field-description">
        {description}
      </span>
      <span id={`${id}-problem`}>
        {message && (
          <span className="ui-field-problem">
            <Icon of={CircleAlert} size={14} />
            <span data-field-problem>{message}</span>
          </span>
        )}
      </span>
    </fieldset>
  );
}

/** Our own messages follow the form's rule: after the first attempt, then live. */
function useMessage(value: DateParts, { errorMessage, required, impossible, validate }: MessageRules) {
  const wasAttempted = use(FormAttemptContext);
  if (errorMessage !== undefined || !wasAttempted) return errorMessage;
  if (!value.day && !value.month && !value.year) return required;
  const date = isoDateOf(value);
  return date === null ? impossible : (validate?.(date) ?? undefined);
}
