import { useLingui } from "@lingui/react/macro";
import { Fragment, use } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookSettings_webhook$key } from "#/__generated__/WebhookSettings_webhook.graphql";
import type { WebhookSettingsEditMutation } from "#/__generated__/WebhookSettingsEditMutation.graphql";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { Card } from "#/ui/Card.tsx";
import { useEventTexts } from "./useEventTexts.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import { type WebhookForm, webhookInput } from "./webhookForm.ts";

interface WebhookSettingsProps {
  readonly webhookKey: WebhookSettings_webhook$key;
  /** What can be told of. */
  readonly types: readonly string[];
}

const headerNamesOf = (headers: WebhookForm["headers"]): string => headers.map(({ name }) => name).join(", ");

/** Where, of what and of whom a webhook is told: a form for those who may change it, else the same to read. */
export function WebhookSettings({ webhookKey, types: all }: WebhookSettingsProps) {
  const { t } = useLingui();
  const { eventName } = useEventTexts();
  const notifier = use(NotifierContext);
  const webhook = useFragment(
    graphql`
      fragment WebhookSettings_webhook on Webhook @throwOnFieldError {
        id
        name
        url
        types
        sellers {
          id
          name
        }
        headerNames
        isActive
        version
        viewerCanUpdate
      }
    `,
    webhookKey,
  );
  const [edit, isPending] = useChange<WebhookSettingsEditMutation>(graphql`
    mutation WebhookSettingsEditMutation($input: EditWebhookInput!) {
      editWebhook(input: $input) {
        ... on EditWebhookSuccess {
          webhook {
            ...WebhookSettings_webhook
            ...WebhooksPage_webhook
          }
        }
        ... on ConflictError {
          current {
            ...WebhookSettings_webhook @alias(as: "webhook")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, url, types, sellers, headerNames, isActive, version, viewerCanUpdate } = webhook;
  const locationNames = (chosen: WebhookForm["locations"]) =>
    chosen === null ? t`All locations` : chosen.map(({ label }) => label).join(", ");
  const initial: WebhookForm = {
    name,
    url,
    types,
    locations: sellers?.map((seller) => ({ id: seller.id, label: seller.name })) ?? null,
    headers: headerNames.map((header) => ({ name: header, value: "", isKept: true })),
    isActive,
  };
  const [values, change, isDirty, form] = useDraft(initial, {
    version,
    fields: {
      name: { label: t`Name` },
      url: { label: t`URL` },
      types: { label: t`Events`, text: (chosen) => chosen.map(eventName).join(", ") },
      locations: { label: t`Locations`, text: locationNames },
      headers: { label: t`Own headers`, text: headerNamesOf },
      isActive: { label: t`Switched on`, text: (isOn) => (isOn ? t`Yes` : t`No`) },
    },
  });
  if (!viewerCanUpdate) {
    const facts: readonly (readonly [string, string])[] = [
      [t`URL`, url],
      [t`Events`, types.map(eventName).join(", ")],
      [t`Locations`, locationNames(initial.locations)],
      [t`Own headers`, headerNamesOf(initial.headers) || "–"],
    ];
    return (
      <Card title={t`Settings`}>
        <dl className="account-facts">
          {facts.map(([term, text]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{text}</dd>
            </Fragment>
          ))}
        </dl>
      </Card>
    );
  }
  const save = async () => {
    const error = await edit({ id, ...webhookInput(values), version: form.version });
    if (error === null) notifier.success(t`The webhook was saved`);
    return error;
  };
  return (
    <Card title={t`Settings`}>
      <div className="webhook-form">
        <PageForm
          label={t`Settings`}
          submitLabel={t`Save`}
          isDirty={isDirty}
          isPending={isPending}
          form={form}
          onSubmit={save}
        >
          <WebhookFields draft={values} onChange={change} types={all} savedUrl={url} />
        </PageForm>
      </div>
    </Card>
  );
}
