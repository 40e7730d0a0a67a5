import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PreferencesForm_viewer$key } from "#/__generated__/PreferencesForm_viewer.graphql";
import type { PreferencesFormMutation } from "#/__generated__/PreferencesFormMutation.graphql";
import { SettingsForm } from "#/form/SettingsForm.tsx";
import { linkOf, storedViewer } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { FormSection } from "#/ui/FormSection.tsx";
import { Select } from "#/ui/Select.tsx";
import { choosable } from "../choosable.ts";
import {
  areas,
  choicesOf,
  preferencesDraft,
  preferencesInput,
  readPreferences,
} from "../preferencesDraft.ts";
import { useDeliveries, usePreferenceTexts } from "../usePreferenceTexts.ts";
import { DailySummary } from "./DailySummary.tsx";
import { QuietHours } from "./QuietHours.tsx";

/** How the viewer is told of each kind, and the hours without mails. */
export function PreferencesForm({ viewerKey }: { readonly viewerKey: PreferencesForm_viewer$key }) {
  const { t, i18n } = useLingui();
  const { notificationPreferences } = useFragment(
    graphql`
      fragment PreferencesForm_viewer on Viewer @throwOnFieldError {
        notificationPreferences {
          ...preferencesDraft_preferences
        }
      }
    `,
    viewerKey,
  );
  const [save, isSaving] = useChange<PreferencesFormMutation>(
    graphql`
      mutation PreferencesFormMutation($input: SaveNotificationPreferencesInput!) {
        saveNotificationPreferences(input: $input) {
          ... on SaveNotificationPreferencesSuccess {
            preferences {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the page reads them from the store
              ...preferencesDraft_preferences
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const saved = linkOf(store.getRootField("saveNotificationPreferences"), "preferences");
        if (saved) storedViewer(store)?.setLinkedRecord(saved, "notificationPreferences");
      },
    },
  );
  const texts = usePreferenceTexts();
  const deliveries = useDeliveries();
  if (notificationPreferences == null) return null;
  const preferences = readPreferences(notificationPreferences);
  const choices = choicesOf(preferences);
  const initial = preferencesDraft(preferences);
  return (
    <SettingsForm
      title={t`Notifications`}
      draftKey="notification preferences"
      initial={initial}
      fields={texts}
      isSaving={isSaving}
      save={(draft) => save(preferencesInput(draft, initial))}
      savedText={t`Your choice is saved.`}
    >
      {(draft, change) => (
        <>
          {areas.map((area) => {
            const ofArea = choices.filter(({ kind }) => choosable[kind].area === area.id);
            return (
              ofArea.length > 0 && (
                <FormSection key={area.id} title={i18n._(area.title)} description={i18n._(area.description)}>
                  {ofArea.map(({ kind, standard }) => (
                    <div key={kind} className="preferences-choice">
                      <Select
                        name={kind}
                        label={i18n._(choosable[kind].label)}
                        placeholder=""
                        options={deliveries(kind, standard)}
                        value={draft[kind] ?? standard}
                        onChange={(delivery) => change({ [kind]: delivery })}
                      />
                    </div>
                  ))}
                </FormSection>
              )
            );
          })}
          {preferences.dailySummary !== null && <DailySummary draft={draft} onChange={change} />}
          <QuietHours draft={draft} onChange={change} />
        </>
      )}
    </SettingsForm>
  );
}
