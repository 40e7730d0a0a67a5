import { useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { startTransition, use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { DeliveryDialogQuery } from "#/__generated__/DeliveryDialogQuery.graphql";
import type { DeliveryDialogResendMutation } from "#/__generated__/DeliveryDialogResendMutation.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { CodeBlock } from "./CodeBlock.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { curlOf } from "./curlOf.ts";
import { DeliveryState } from "./DeliveryState.tsx";
import { useFailureName } from "./useFailureName.ts";

const query = graphql`
  query DeliveryDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on WebhookDelivery @alias(as: "delivery") {
        id
        messageId
        type
        body
        state
        isTest
        createdAt
        nextAttemptAt
        webhook {
          id
          url
          headerNames
          viewerCanUpdate
        }
        attempts {
          databaseId
          number
          at
          status
          failure
          durationMs
          answer
        }
      }
    }
  }
`;

interface DeliveryDialogProps {
  readonly queryRef: PreloadedQuery<DeliveryDialogQuery>;
  readonly onClose: () => void;
}

/** A message: what it says, and each try with what was answered. */
export function DeliveryDialog({ queryRef, onClose }: DeliveryDialogProps) {
  const { t } = useLingui();
  const { moment, count } = useFormats();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const failureName = useFailureName();
  const delivery = usePreloadedQuery<DeliveryDialogQuery>(query, queryRef).node?.delivery;
  const [resend, isPending] = useChange<DeliveryDialogResendMutation>(graphql`
    mutation DeliveryDialogResendMutation($input: ResendDeliveryInput!) {
      resendDelivery(input: $input) {
        ... on ResendDeliverySuccess {
          delivery {
            ...DeliveryLog_delivery
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  if (!delivery) return null;
  const { id, type, state, isTest, messageId, body, createdAt, nextAttemptAt, webhook, attempts } = delivery;
  const sendAgain = async () => {
    const error = await resend({ id });
    if (error) return reportError(notifier, error);
    if (error !== null) return;
    notifier.success(t`The message is sent again`);
    onClose();
    startTransition(reload);
  };
  const outcomeOf = ({ failure, status }: (typeof attempts)[number]) =>
    failure ? failureName(failure, status) : t`It answered with ${status ?? 0}`;
  return (
    <Dialog isOpen size="large" title={type} closeLabel={t`Close`} onOpenChange={onClose}>
      <DialogBody>
        <div className="account-stack">
          <dl className="account-facts">
            <dt>{t`Status`}</dt>
            <dd>
              <DeliveryState state={state} />
            </dd>
            <dt>{t`When`}</dt>
            <dd>{createdAt ? moment(createdAt) : "–"}</dd>
            {nextAttemptAt && (
              <>
                <dt>{t`Next try`}</dt>
                <dd>{moment(nextAttemptAt)}</dd>
              </>
            )}
            <dt>{t`Message id`}</dt>
            <dd>
              <code dir="ltr">{messageId}</code>
            </dd>
          </dl>
          <div className="webhook-part">
            <h3>{t`Tries`}</h3>
            {attempts.length === 0 && <p className="account-row-meta">{t`There was none yet.`}</p>}
            <ol className="webhook-tries">
              {attempts.map((attempt) => (
                <li key={attempt.databaseId}>
                  <span className="account-row-title">{outcomeOf(attempt)}</span>
                  <span className="account-row-meta">
                    <span>{attempt.at ? moment(attempt.at) : "–"}</span>
                    <span>{t`${count(attempt.durationMs)} ms`}</span>
                  </span>
                  {attempt.answer !== "" && (
                    <CodeBlock label={t`Answer of try ${attempt.number}`}>{attempt.answer}</CodeBlock>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <div className="webhook-part">
            <h3>{t`What was sent`}</h3>
            <CodeBlock label={t`What was sent`}>{readable(body)}</CodeBlock>
          </div>
        </div>
      </DialogBody>
      <DialogActions>
        {webhook && (
          <CopyButton
            label={t`Copy as curl`}
            text={curlOf({ url: webhook.url, headerNames: webhook.headerNames, messageId, body })}
          />
        )}
        {webhook?.viewerCanUpdate && !isTest && (
          <Button variant="primary" icon={RotateCw} isPending={isPending} onPress={() => void sendAgain()}>
            {t`Send again`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** JSON in lines; whatever else came, as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
