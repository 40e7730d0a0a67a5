import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { choosable } from "./choosable.ts";
import type { NotificationKind } from "./kinds.ts";
import { deliveryNames, isDelivery, type PreferencesDraft } from "./preferencesDraft.ts";

/** How the choices are shown where they are compared. */
export function usePreferenceTexts(): FieldTexts<PreferencesDraft> {
  const { t, i18n } = useLingui();
  const timeOfDay = useTimeOfDay();
  const delivery = (name: string) => (isDelivery(name) ? i18n._(deliveryNames[name]) : "");
  return {
    ...Object.fromEntries(
      Object.entries(choosable).map(([kind, { label }]) => [kind, { label: i18n._(label), text: delivery }]),
    ),
    quietFrom: { label: t`No mails from`, text: timeOfDay },
    dailySummary: { label: t`Daily summary`, text: (chosen) => (chosen === "" ? t`Off` : t`On`) },
    quietUntil: { label: t`No mails until`, text: timeOfDay },
  };
}

/** The ways to be told of something, with the one that holds for who has chosen nothing. */
export function useDeliveries(): (kind: NotificationKind, standard: string) => readonly SelectOption[] {
  const { t, i18n } = useLingui();
  return (kind, standard) =>
    Object.entries(deliveryNames)
      .filter(([id]) => choosable[kind].isAlwaysMailed !== true || !id.startsWith("MAIL"))
      .map(([id, name]) => ({
        id,
        label: i18n._(name),
        ...(id === standard && { description: t`Standard` }),
      }));
}

/** Writes a time of day in India, `HH:MM`, as the language does. */
export function useTimeOfDay(): (time: string) => string {
  const { time } = useFormats();
  return (text) => (text === "" ? "" : time(`2026-01-01T${text}:00+05:30`));
}
