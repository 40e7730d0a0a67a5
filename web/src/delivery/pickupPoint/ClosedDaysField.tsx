import { Plural, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { DayField } from "#/form/DayField.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { Button } from "#/ui/Button.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { type PickupPointPartProps, withNextClosed } from "./pickupPointForm.ts";
import { useHourWords } from "./useHourWords.ts";
import "./pickupPoint.css";

/** So many days can be named. */
const most = 60;

/** Days on which it is closed for once. What is typed and not added yet is saved all the same. */
export function ClosedDaysField({ draft, onChange }: PickupPointPartProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { dayOf } = useHourWords();
  const { closedDays, nextClosed, nextNote } = draft;
  const isNamed = closedDays.some(({ date }) => date === nextClosed);
  const isFull = withNextClosed(draft).length > most;
  const mayAdd = nextClosed !== "" && !isNamed && !isFull && nextNote.trim().length <= limits.name;
  const add = () => mayAdd && onChange({ closedDays: withNextClosed(draft), nextClosed: "", nextNote: "" });
  // Enter adds the day instead of saving the form around it.
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || nextClosed === "") return;
    event.preventDefault();
    add();
  };
  return (
    <FieldSet name="closedDays" label={t`Closed days`} message={isFull ? t`At most 60 closed days` : null}>
      {closedDays.length > 0 && (
        <ul className="pickup-closed-days">
          {closedDays.map(({ date, note }) => {
            const day = dayOf(date);
            return (
              <li key={date}>
                <span>{day}</span>
                <span dir="auto">{note}</span>
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Remove: ${day}`}
                  onPress={() => onChange({ closedDays: closedDays.filter((one) => one.date !== date) })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className="pickup-next-closed">
        <DayField
          name="nextClosed"
          label={t`Closed on`}
          value={nextClosed}
          errorMessage={isNamed ? t`A day is named twice` : undefined}
          onChange={(date) => onChange({ nextClosed: date })}
        />
        <TextField
          name="nextNote"
          label={t`Note`}
          value={nextNote}
          validate={atMost(limits.name)}
          onChange={(note) => onChange({ nextNote: note })}
          onKeyDown={addByEnter}
          autoComplete="off"
        />
        <Button size="small" icon={Plus} isDisabled={!mayAdd} onPress={add}>
          {t`Add day`}
        </Button>
      </div>
      {closedDays.length > 0 && (
        <span className="ui-field-description">
          <Plural value={closedDays.length} one="# closed day of 60" other="# closed days of 60" />
        </span>
      )}
    </FieldSet>
  );
}
