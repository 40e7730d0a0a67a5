import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { webhookDialogsAddMutation } from "#/__generated__/webhookDialogsAddMutation.graphql";
import type { webhookDialogsEditMutation } from "#/__generated__/webhookDialogsEditMutation.graphql";
import type { webhookDialogsRotateMutation } from "#/__generated__/webhookDialogsRotateMutation.graphql";
import type { WebhooksPage_webhook$data } from "#/__generated__/WebhooksPage_webhook.graphql";
import { bindFields } from "#/form/bindFields.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { EventChoice } from "./EventChoice.tsx";
import { WebhookSecret } from "./WebhookSecret.tsx";

interface Form {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly isActive: boolean;
}

/** A secret takes the place of the form that made it, which would else close with its success. */
function useShownSecret() {
  const [secret, setSecret] = useState<string>();
  const isShown = useRef(false);
  const show = {
    secret: (made: string | undefined) => {
      isShown.current = made !== undefined;
      setSecret(made);
    },
    close: (onClose: () => void) => {
      if (!isShown.current) onClose();
    },
  };
  return [secret, show] as const;
}

const everything: readonly string[] = ["*"];

interface AddWebhookProps {
  readonly listId: string;
  readonly types: readonly string[];
  readonly onClose: () => void;
}

/** Adds a webhook, and then shows its secret. */
export function AddWebhook({ listId, types, onClose }: AddWebhookProps) {
  const { t } = useLingui();
  const [secret, show] = useShownSecret();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const add = useChange<webhookDialogsAddMutation, string | undefined>(
    graphql`
      mutation webhookDialogsAddMutation($input: AddWebhookInput!) {
        addWebhook(input: $input) {
          ... on AddWebhookSuccess {
            secret
            webhookEdge {
              node {
                id
                name
                ...WebhooksPage_webhook
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addWebhook").getLinkedRecord("webhookEdge")),
      read: ({ secret }) => secret,
    },
  );
  const initial: Form = { name: "", url: "", types: everything, isActive: true };
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <DraftDialog
      title={t`Add webhook`}
      description={t`Another program of yours is told of what happens here.`}
      submitLabel={t`Add webhook`}
      initial={initial}
      change={add}
      input={(values) => ({ ...texts(values), idempotencyKey })}
      onSaved={show.secret}
      onClose={() => show.close(onClose)}
    >
      {(draft, change) => <WebhookFields draft={draft} onChange={change} types={types} />}
    </DraftDialog>
  );
}

const texts = ({ name, url, types, isActive }: Form) => ({
  name: name.trim(),
  url: url.trim(),
  types: [...types],
  isActive,
});

interface EditWebhookProps {
  readonly webhook: WebhooksPage_webhook$data;
  readonly types: readonly string[];
  readonly onClose: () => void;
}

export function EditWebhook({ webhook, types: all, onClose }: EditWebhookProps) {
  const { t } = useLingui();
  const { id, name, url, types, isActive, version } = webhook;
  const edit = useChange<webhookDialogsEditMutation>(graphql`
    mutation webhookDialogsEditMutation($input: EditWebhookInput!) {
      editWebhook(input: $input) {
        ... on EditWebhookSuccess {
          webhook {
            ...WebhooksPage_webhook
          }
        }
        ... on ConflictError {
          current {
            ...WebhooksPage_webhook @alias(as: "webhook")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const initial: Form = { name, url, types, isActive };
  return (
    <DraftDialog
      title={t`Change webhook`}
      initial={initial}
      draft={{ version }}
      change={edit}
      input={(values, { version }) => ({ id, ...texts(values), version })}
      success={t`The webhook was saved`}
      onClose={onClose}
    >
      {(draft, change) => <WebhookFields draft={draft} onChange={change} types={all} />}
    </DraftDialog>
  );
}

function WebhookFields({ draft, onChange, types }: DraftFields<Form> & { types: readonly string[] }) {
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
      <Switch {...toggle("isActive")}>{t`Switched on`}</Switch>
    </div>
  );
}

interface RotateSecretProps {
  readonly webhook: Pick<WebhooksPage_webhook$data, "id" | "name">;
  readonly onClose: () => void;
}

/** Makes another secret, and shows it. */
export function RotateSecret({ webhook: { id, name }, onClose }: RotateSecretProps) {
  const { t } = useLingui();
  const [secret, show] = useShownSecret();
  const rotate = useChange<webhookDialogsRotateMutation, string | undefined>(
    graphql`
      mutation webhookDialogsRotateMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          ... on RotateWebhookSecretSuccess {
            secret
            webhook {
              ...WebhooksPage_webhook
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ secret }) => secret },
  );
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <DraftDialog
      title={t`New secret for ${name}`}
      submitLabel={t`Make a new secret`}
      size="small"
      initial={{}}
      change={rotate}
      input={(_, { idempotencyKey }) => ({ id, idempotencyKey })}
      onSaved={show.secret}
      onClose={() => show.close(onClose)}
    >
      {() => <p>{t`For 24 hours every message is signed with both secrets, so that none is missed.`}</p>}
    </DraftDialog>
  );
}
