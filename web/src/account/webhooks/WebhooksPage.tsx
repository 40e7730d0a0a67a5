import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Send, Webhook } from "lucide-react";
import { lazy } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { WebhooksPageDeleteMutation } from "#/__generated__/WebhooksPageDeleteMutation.graphql";
import type { WebhooksPageQuery } from "#/__generated__/WebhooksPageQuery.graphql";
import type {
  WebhooksPage_webhook$data,
  WebhooksPage_webhook$key,
} from "#/__generated__/WebhooksPage_webhook.graphql";
import { AddButton } from "#/form/AddButton.tsx";
import { TextCell } from "#/list/cells.tsx";
import { nameColumn } from "#/list/columns.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { webhookAddress } from "#/app/addresses.ts";
import { HealthCell } from "./HealthCell.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { useFailureName } from "./useFailureName.ts";
import { WebhookFilters } from "./WebhookFilters.tsx";
import { webhookRules } from "./webhookList.ts";
import "../account.css";

const loadDialogs = () => import("./webhookDialogs.tsx");
const SendTest = lazy(async () => ({ default: (await import("./SendTest.tsx")).SendTest }));
const AddWebhook = lazy(async () => ({ default: (await loadDialogs()).AddWebhook }));

interface Facts {
  readonly mayEdit: boolean;
  /** What can be told of. */
  readonly types: readonly string[];
}

const webhookList: ListDeclaration<WebhooksPage_webhook$key, Facts> = {
  id: "webhooks",
  rules: webhookRules,
  row: graphql`
    fragment WebhooksPage_webhook on Webhook @throwOnFieldError {
      id
      name
      url
      isActive
      offReason
      version
      viewerCanUpdate
      viewerCanDelete
      health {
        ...HealthCell_health
        lastFailure
        lastFailureStatus
      }
    }
  `,
  columns: [
    nameColumn(160),
    {
      id: "url",
      header: msg`URL`,
      minWidth: 200,
      isMuted: true,
      cell: ({ url }) => <TextCell>{url}</TextCell>,
    },
    {
      id: "status",
      header: msg`Status`,
      width: 128,
      cell: ({ isActive, offReason }) => <StatusBadge isActive={isActive} offReason={offReason} />,
    },
    {
      id: "health",
      header: msg`Last 24 hours`,
      width: 208,
      cell: ({ health }) => (health ? <HealthCell healthKey={health} /> : "–"),
    },
    {
      id: "error",
      header: msg`Last error`,
      minWidth: 160,
      isMuted: true,
      cell: (webhook) => <ErrorCell webhook={webhook} />,
    },
  ],
  actions: {
    width: 60,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (webhook, { types }) => <WebhookActions webhook={webhook} types={types} />,
  },
  href: webhookAddress,
  icon: Webhook,
  texts: {
    title: msg`Webhooks`,
    lead: msg`Your own programs are told here of what happens, signed and tried again until they have heard.`,
    loading: msg`Loading webhooks`,
    search: msg`Search webhooks`,
    pages: msg`Pages of webhooks`,
    count: (webhooks) => <Plural value={webhooks.totalCount} one="# webhook" other="# webhooks" />,
    nothingYet: {
      title: msg`No webhooks yet`,
      text: msg`A webhook is an address of yours that is told of what happens in the company.`,
    },
    nothingMatches: {
      title: msg`No webhook matches`,
      text: msg`Try another word, or show all webhooks again.`,
    },
  },
};

export const query = graphql`
  query WebhooksPageQuery(
    $search: String
    $filter: WebhookFilter
    $orderBy: WebhookOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      permissions
      webhookEventTypes
      webhooks(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
        __id
        totalCount
        edges {
          node {
            id
            name
            ...WebhooksPage_webhook
          }
        }
      }
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={webhookList} />;

/** account/webhooks: where the company is told of what happens. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<WebhooksPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<WebhooksPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ permissions, webhooks, webhookEventTypes }) => (
        <ListScreen
          list={webhookList}
          facts={{
            mayEdit: permissions.includes("WEBHOOK_UPDATE") || permissions.includes("WEBHOOK_DELETE"),
            types: webhookEventTypes,
          }}
          tools={<WebhookFilters />}
          totalCount={webhooks.totalCount}
          rows={webhooks.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
          action={
            permissions.includes("WEBHOOK_CREATE") && (
              <AddButton label={t`Add webhook`} load={loadDialogs}>
                {(onClose) => (
                  <AddWebhook listId={webhooks.__id} types={webhookEventTypes} onClose={onClose} />
                )}
              </AddButton>
            )
          }
        />
      )}
    </SignedIn>
  );
}

function ErrorCell({ webhook: { health } }: { webhook: WebhooksPage_webhook$data }) {
  const failureName = useFailureName();
  const failure = health?.lastFailure;
  return <TextCell>{failure && failureName(failure, health.lastFailureStatus)}</TextCell>;
}

interface WebhookActionsProps {
  readonly webhook: WebhooksPage_webhook$data;
  readonly types: readonly string[];
}

function WebhookActions({ webhook, types }: WebhookActionsProps) {
  const { t } = useLingui();
  const { id, name, version, viewerCanUpdate, viewerCanDelete } = webhook;
  const [send] = useChange<WebhooksPageDeleteMutation>(graphql`
    mutation WebhooksPageDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        ... on ConflictError {
          current {
            ...WebhooksPage_webhook @alias(as: "webhook")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const deletion = useDeletion({ id, name, version, send });
  const menu = [
    ...(viewerCanUpdate ? [{ id: "test", label: t`Send a test`, icon: Send }] : []),
    ...(viewerCanDelete ? [deletion.action] : []),
  ];
  return (
    <RowActions name={name} edit={undefined} menu={menu}>
      {(open, onClose) => (
        <>
          {deletion.dialog}
          {open === "test" && <SendTest webhook={webhook} types={types} onClose={onClose} />}
        </>
      )}
    </RowActions>
  );
}
