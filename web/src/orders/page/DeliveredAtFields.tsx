import { useLingui } from "@lingui/react/macro";
import { DayField } from "#/form/DayField.tsx";
import { businessToday } from "#/i18n/businessToday.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";

/** When something was handed over that is noted later: a day, and a time of it as clocks in India show it. */
export interface DeliveredAtDraft {
  readonly isEarlier: boolean;
  readonly day: string;
  readonly time: string;
}

export const deliveredNow: DeliveredAtDraft = { isEarlier: false, day: "", time: "" };

/** The instant of a day and a time in India. */
const instantOf = (day: string, time: string): string => `${day}T${time}:00+05:30`;

/** What is sent of it: nothing of what happens now. */
export const deliveredAtInput = ({ isEarlier, day, time }: DeliveredAtDraft) =>
  isEarlier ? { deliveredAt: instantOf(day, time) } : {};

interface DeliveredAtFieldsProps {
  readonly values: DeliveredAtDraft;
  readonly onChange: (change: Partial<DeliveredAtDraft>) => void;
}

/** Asks when something was handed over, of whoever notes it later. */
export function DeliveredAtFields({ values, onChange }: DeliveredAtFieldsProps) {
  const { t } = useLingui();
  const { isEarlier, day, time } = values;
  const inFuture = t`Must not be in the future`;
  return (
    <>
      <Checkbox
        isSelected={isEarlier}
        onChange={(isEarlier) =>
          onChange({ isEarlier, ...(isEarlier && day === "" && { day: businessToday() }) })
        }
      >
        {t`It was handed over earlier`}
      </Checkbox>
      {isEarlier && (
        <FormRow>
          <DayField
            name="deliveredAt"
            label={t`Day`}
            required={t`Day is required`}
            validate={(chosen) => (chosen <= businessToday() ? null : inFuture)}
            value={day}
            onChange={(day) => onChange({ day })}
          />
          <TextField
            name="deliveredAtTime"
            type="time"
            label={t`Time`}
            required={t`Time is required`}
            validate={(chosen) => (Date.parse(instantOf(day, chosen)) > Date.now() ? inFuture : null)}
            value={time}
            onChange={(time) => onChange({ time })}
          />
        </FormRow>
      )}
    </>
  );
}
