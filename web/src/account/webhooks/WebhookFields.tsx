import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { EventChoice } from "./EventChoice.tsx";
import { HeaderRows } from "./HeaderRows.tsx";
import { LocationChoice } from "./LocationChoice.tsx";
import { isOtherHost, type WebhookForm } from "./webhookForm.ts";

interface WebhookFieldsProps extends DraftFields<WebhookForm> {
  readonly types: readonly string[];
  /** Where one that is there is sent to now. */
  readonly savedUrl?: string;
}

/** Everything that can be said of a webhook. */
export function WebhookFields({ draft, onChange, types, savedUrl }: WebhookFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { text, toggle } = bindFields({ draft, onChange });
  return (
    <div className="account-stack">
      <TextField {...text("name")} label={t`Name`} required={t`Name is required`} validate={atMost(60)} />
      <TextField
        {...text("url")}
        label={t`URL`}
        description={t`Where messages are sent: https:// and a public host.`}
        required={t`URL is required`}
        validate={atMost(500)}
      />
      <EventChoice types={types} value={draft.types} onChange={(chosen) => onChange({ types: chosen })} />
      <LocationChoice value={draft.locations} onChange={(locations) => onChange({ locations })} />
      <HeaderRows
        value={draft.headers}
        onChange={(headers) => onChange({ headers })}
        isElsewhere={savedUrl !== undefined && isOtherHost(draft.url, savedUrl)}
      />
      <Switch {...toggle("isActive")}>{t`Switched on`}</Switch>
    </div>
  );
}
