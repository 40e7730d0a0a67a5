import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { RotateCw, Send } from "lucide-react";
import { startTransition, use, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeliveryLog_delivery$key } from "#/__generated__/DeliveryLog_delivery.graphql";
import type { DeliveryLog_webhook$key } from "#/__generated__/DeliveryLog_webhook.graphql";
import type { DeliveryLogResendMutation } from "#/__generated__/DeliveryLogResendMutation.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { useFilterKey } from "#/list/useListAddress.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { deliveryRules } from "./deliveryAddress.ts";
import { DeliveryFilters } from "./DeliveryFilters.tsx";
import { DeliveryState } from "./DeliveryState.tsx";
import { OpenDelivery } from "./OpenDelivery.tsx";
import { useFailureName } from "./useFailureName.ts";

/** While something waits the log is read again so often, in milliseconds. */
const readEvery = 5000;

const deliveryList: ListDeclaration<DeliveryLog_delivery$key, object> = {
  id: "deliveries",
  rules: deliveryRules,
  row: graphql`
    fragment DeliveryLog_delivery on WebhookDelivery @throwOnFieldError {
      id
      type
      isTest
      state
      attemptCount
      lastStatus
      failure
      nextAttemptAt
      createdAt
    }
  `,
  columns: [
    {
      id: "event",
      header: msg`Event`,
      isName: true,
      minWidth: 180,
      cell: ({ type, isTest }) => <EventCell type={type} isTest={isTest} />,
    },
    {
      id: "at",
      header: msg`When`,
      width: 190,
      isMuted: true,
      cell: ({ createdAt }) => <MomentCell at={createdAt} />,
    },
    { id: "status", header: msg`Status`, width: 128, cell: ({ state }) => <DeliveryState state={state} /> },
    {
      id: "tries",
      header: msg`Tries`,
      width: 80,
      align: "end",
      cell: ({ attemptCount }) => attemptCount,
    },
    {
      id: "outcome",
      header: msg`Last try`,
      minWidth: 200,
      isMuted: true,
      cell: ({ failure, lastStatus, nextAttemptAt }) => (
        <OutcomeCell failure={failure} status={lastStatus} next={nextAttemptAt} />
      ),
    },
  ],
  actions: { width: 64, cell: ({ id, type }) => <OpenDelivery id={id} name={type} /> },
  icon: Send,
  texts: {
    title: msg`Deliveries`,
    lead: msg`What the receiver was told of in the last 30 days.`,
    loading: msg`Loading deliveries`,
    search: msg`Search by message id`,
    pages: msg`Pages of deliveries`,
    count: (deliveries) => <Plural value={deliveries.totalCount} one="# delivery" other="# deliveries" />,
    nothingYet: {
      title: msg`Nothing sent yet`,
      text: msg`What happens from now on appears here; a test shows whether the way is open.`,
    },
    nothingMatches: {
      title: msg`No delivery matches`,
      text: msg`Choose other filters, or show all deliveries again.`,
    },
  },
};

interface DeliveryLogProps {
  readonly webhookKey: DeliveryLog_webhook$key;
  /** What can be told of. */
  readonly types: readonly string[];
}

/** What a webhook was told, and what came of it. */
export function DeliveryLog({ webhookKey, types }: DeliveryLogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const [, showAll] = useFilterKey(deliveryRules);
  const { id, deliveries, health, viewerCanUpdate } = useFragment(
    graphql`
      fragment DeliveryLog_webhook on Webhook @throwOnFieldError {
        id
        viewerCanUpdate
        health {
          deadCount
        }
        deliveries(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            node {
              id
              type
              state
              ...DeliveryLog_delivery
            }
          }
        }
      }
    `,
    webhookKey,
  );
  const [resend, isPending] = useChange<DeliveryLogResendMutation>(graphql`
    mutation DeliveryLogResendMutation($input: ResendDeadLettersInput!) {
      resendDeadLetters(input: $input) {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const isUnderWay = deliveries.edges.some(({ node }) => node.state === "WAITING");
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => startTransition(reload), readEvery);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
  const sendAgain = async () => {
    const error = await resend({ id });
    if (error) return reportError(notifier, error);
    if (error === null) notifier.success(t`What did not arrive is sent again`);
    startTransition(reload);
  };
  return (
    <ListScreen
      list={deliveryList}
      facts={{}}
      hasHead={false}
      totalCount={deliveries.totalCount}
      rows={deliveries.edges.map(({ node }) => ({ id: node.id, name: node.type, key: node }))}
      tools={<DeliveryFilters types={types} onClear={showAll} />}
      action={
        viewerCanUpdate &&
        (health?.deadCount ?? 0) > 0 && (
          <Button size="small" icon={RotateCw} isPending={isPending} onPress={() => void sendAgain()}>
            {t`Send all dead letters again`}
          </Button>
        )
      }
    />
  );
}

function EventCell({ type, isTest }: { readonly type: string; readonly isTest: boolean }) {
  const { t } = useLingui();
  return (
    <span className="webhook-event">
      <code dir="ltr">{type}</code>
      {isTest && <span className="webhook-quiet">{t`Test`}</span>}
    </span>
  );
}

function MomentCell({ at }: { readonly at: string | null | undefined }) {
  const { moment } = useFormats();
  return at ? moment(at) : "–";
}

interface OutcomeCellProps {
  readonly failure: string | null | undefined;
  readonly status: number | null | undefined;
  readonly next: string | null | undefined;
}

function OutcomeCell({ failure, status, next }: OutcomeCellProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const failureName = useFailureName();
  const at = next && moment(next);
  return (
    <span className="webhook-lines">
      <span>{failure ? failureName(failure, status) : status ? t`It answered with ${status}` : "–"}</span>
      {at && <span className="webhook-quiet">{t`Next try: ${at}`}</span>}
    </span>
  );
}
