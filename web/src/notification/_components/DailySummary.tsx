import { useLingui } from "@lingui/react/macro";
import type { DraftFields } from "#/form/draftForm.ts";
import { FormSection } from "#/ui/FormSection.tsx";
import { Switch } from "#/ui/Switch.tsx";
import type { PreferencesDraft } from "../preferencesDraft.ts";

/** Whether home comes by mail each morning. */
export function DailySummary({ draft, onChange }: DraftFields<PreferencesDraft>) {
  const { t } = useLingui();
  return (
    <FormSection
      title={t`Daily summary`}
      description={t`One mail each morning with what waits for you, and what was sold the day before.`}
    >
      <Switch
        name="dailySummary"
        isSelected={draft["dailySummary"] === "on"}
        onChange={(isOn) => onChange({ dailySummary: isOn ? "on" : "" })}
        description={t`At 07:00 in India, or when your quiet hours end before noon. When there is nothing to say, no mail comes.`}
      >
        {t`Send me a daily summary`}
      </Switch>
    </FormSection>
  );
}
