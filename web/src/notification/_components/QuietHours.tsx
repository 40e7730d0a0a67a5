import { useLingui } from "@lingui/react/macro";
import type { DraftFields } from "#/form/draftForm.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { Select } from "#/ui/Select.tsx";
import { Switch } from "#/ui/Switch.tsx";
import type { PreferencesDraft } from "../preferencesDraft.ts";
import { useTimeOfDay } from "../usePreferenceTexts.ts";

/** Where quiet hours begin and end for who switches them on. */
const usual = { quietFrom: "22:00", quietUntil: "07:00" };

/** Every half hour of a day, `HH:MM`. */
const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);

/** The hours without mails. */
export function QuietHours({ draft, onChange }: DraftFields<PreferencesDraft>) {
  const { t } = useLingui();
  const timeOfDay = useTimeOfDay();
  const { quietFrom = "", quietUntil = "" } = draft;
  // A program may have kept another minute.
  const options = (chosen: string) =>
    [...new Set([...halfHours, chosen])].toSorted().map((id) => ({ id, label: timeOfDay(id) }));
  return (
    <FormSection
      title={t`Quiet hours`}
      description={t`Mails wait until they are over. Here you are told at once all the same.`}
    >
      <Switch
        isSelected={quietFrom !== ""}
        onChange={(isOn) => onChange(isOn ? usual : { quietFrom: "", quietUntil: "" })}
        description={t`Times are those of India (IST, UTC+5:30).`}
      >
        {t`No mails at certain hours`}
      </Switch>
      {quietFrom !== "" && (
        <FormRow>
          <Select
            name="quietFrom"
            label={t`From`}
            placeholder=""
            options={options(quietFrom)}
            value={quietFrom}
            onChange={(time) => onChange({ quietFrom: time })}
          />
          <Select
            name="quietUntil"
            label={t`Until`}
            placeholder=""
            options={options(quietUntil)}
            value={quietUntil}
            onChange={(time) => onChange({ quietUntil: time })}
          />
        </FormRow>
      )}
    </FormSection>
  );
}
