import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { webhookDialogsAddMutation } from "#/__generated__/webhookDialogsAddMutation.graphql";
import type { webhookDialogsRotateMutation } from "#/__generated__/webhookDialogsRotateMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import { emptyForm, webhookInput } from "./webhookForm.ts";
import { WebhookSecret } from "./WebhookSecret.tsx";

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

interface AddWebhookProps {
  readonly listId: string;
  readonly types: readonly string[];
  readonly onClose: () => void;
}

/** Adds a webhook, and then shows its secret. */
export function AddWebhook({ listId, types, onClose }: AddWebhookProps) {
  const { t } = useLingui();
  const [secret, show] = useShownSecret();
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
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <DraftDialog
      title={t`Add webhook`}
      description={t`Another program of yours is told of what happens here.`}
      submitLabel={t`Add webhook`}
      initial={emptyForm}
      change={add}
      input={(values, { idempotencyKey }) => ({ ...webhookInput(values), idempotencyKey })}
      onSaved={show.secret}
      onClose={() => show.close(onClose)}
    >
      {(draft, change) => <WebhookFields draft={draft} onChange={change} types={types} />}
    </DraftDialog>
  );
}

interface RotateSecretProps {
  readonly webhook: { readonly id: string; readonly name: string };
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
              ...SecretTab_webhook
              ...WebhookSettings_webhook
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
