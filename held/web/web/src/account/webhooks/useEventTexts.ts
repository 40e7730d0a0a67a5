import { useLingui } from "@lingui/react/macro";

/** What events and the states of messages are called. */
export function useEventTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<string, string>> = {
    WAITING: t`Waiting`,
    SENT: t`Arrived`,
    DEAD: t`Given up`,
  };
  const spans: Readonly<Record<string, string>> = {
    "1": t`Today`,
    "7": t`Last 7 days`,
    "30": t`Last 30 days`,
  };
  return {
    eventName: (type: string) => (type === "*" ? t`Everything` : type),
    stateName: (state: string) => states[state] ?? state,
    spanName: (days: string) => spans[days] ?? days,
  };
}
