import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type DateParts, isoDateOf } from "#/ui/dateParts.ts";
import { MemorableDate } from "#/ui/MemorableDate.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { birthDateWindow } from "./birthDateWindow.ts";

interface BirthDateFieldProps {
  readonly name: string;
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** What the server said of it. */
  readonly issue: string | undefined;
  /** The browser may fill in the user's own birthday. */
  readonly isOwnBirthday: boolean;
  /** Whether it may be left empty. */
  readonly isOptional?: boolean;
}

/** Date of birth between 18 and 122.5 years ago (Document 1 §5); a complete date is read back in words. */
export function BirthDateField({
  name,
  value,
  onChange,
  issue,
  isOwnBirthday,
  isOptional = false,
}: BirthDateFieldProps) {
  const { t } = useLingui();
  const { day } = useFormats();
  const [{ earliest, latest }] = useState(() => birthDateWindow(new Date()));
  const date = isoDateOf(value);
  return (
    <MemorableDate
      name={name}
      label={t`Date of Birth`}
      description={date && date >= earliest ? day(date) : t`For example 20 11 1990`}
      dayLabel={t`Day`}
      monthLabel={t`Month`}
      yearLabel={t`Year`}
      {...(!isOptional && { required: t`Date of birth is required` })}
      impossible={t`This is not a date. Give the day, the month and the year with four digits.`}
      validate={(given) =>
        given > latest
          ? t`You must be at least 18 years old`
          : given < earliest
            ? t`Date of birth is too long ago`
            : null
      }
      errorMessage={issue}
      value={value}
      onChange={onChange}
      isOwnBirthday={isOwnBirthday}
    />
  );
}
