import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";

/** A change in sign and words, never by its colour alone; `none` where there is nothing to compare with. */
export function useChangeText(none?: string): (percent: number | null) => string {
  const { t } = useLingui();
  const { percentage } = useFormats();
  return (percent) => {
    if (percent === null) return none ?? t`Nothing before to compare with`;
    const much = percentage(String(Math.abs(percent)));
    if (percent === 0) return t`= as before`;
    return percent > 0 ? t`▲ ${much} more than before` : t`▼ ${much} less than before`;
  };
}
