import { useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { WebhookPageQuery } from "#/__generated__/WebhookPageQuery.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, webhookAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { Button } from "#/ui/Button.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { readTab, webhookTabs } from "./deliveryAddress.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import "../account.css";
import "./webhook.css";

// A part comes when it is opened.
const WebhookSettings = lazy(async () => ({
  default: (await import("./WebhookSettings.tsx")).WebhookSettings,
}));
const DeliveryLog = lazy(async () => ({ default: (await import("./DeliveryLog.tsx")).DeliveryLog }));
const SecretTab = lazy(async () => ({ default: (await import("./SecretTab.tsx")).SecretTab }));
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));
const SendTest = lazy(async () => ({ default: (await import("./SendTest.tsx")).SendTest }));
const VerifyTab = lazy(async () => ({ default: (await import("./VerifyTab.tsx")).VerifyTab }));

export { WebhookSkeleton as Skeleton } from "./WebhookSkeleton.tsx";

export const query = graphql`
  query WebhookPageQuery(
    $id: ID!
    $search: String
    $filter: WebhookDeliveryFilter
    $orderBy: WebhookDeliveryOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      webhookEventTypes
    }
    node(id: $id) {
      ... on Webhook @alias(as: "webhook") {
        id
        name
        url
        isActive
        offReason
        viewerCanUpdate
        ...WebhookSettings_webhook
        ...SecretTab_webhook
        ...DeliveryLog_webhook
      }
    }
  }
`;

/** account/webhooks/{id}: what is said of a webhook, what it was told, and how its receiver verifies that. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<WebhookPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<WebhookPageQuery>(query, queryRef);
  const webhook = node?.webhook;
  if (!webhook) return <NotFound listHref={addresses.webhooks} listLabel={t`All webhooks`} />;
  return <WebhookDetails webhook={webhook} types={viewer?.webhookEventTypes ?? []} />;
}

type LoadedWebhook = NonNullable<NonNullable<WebhookPageQuery["response"]["node"]>["webhook"]>;

interface WebhookDetailsProps {
  readonly webhook: LoadedWebhook;
  readonly types: readonly string[];
}

function WebhookDetails({ webhook, types }: WebhookDetailsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [isTesting, setIsTesting] = useState(false);
  const { id, name, url, isActive, offReason, viewerCanUpdate } = webhook;
  const mayReadActivity = use(AuditContext);
  const shown = webhookTabs.filter((part) => part !== "activity" || mayReadActivity);
  const tab = readTab(search);
  const parts = {
    settings: { title: t`Settings`, content: <WebhookSettings webhookKey={webhook} types={types} /> },
    deliveries: { title: t`Deliveries`, content: <DeliveryLog webhookKey={webhook} types={types} /> },
    secret: { title: t`Secret`, content: <SecretTab webhookKey={webhook} /> },
    verify: { title: t`How to verify`, content: <VerifyTab /> },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  return (
    <div className="webhook-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={
          <span className="webhook-url" dir="ltr">
            {url}
          </span>
        }
        badge={<StatusBadge isActive={isActive} offReason={offReason} />}
        actions={
          viewerCanUpdate && (
            <Button icon={Send} onPress={() => setIsTesting(true)}>
              {t`Send a test`}
            </Button>
          )
        }
      />
      <Suspense fallback={null}>
        {isTesting && <SendTest webhook={webhook} types={types} onClose={() => setIsTesting(false)} />}
      </Suspense>
      <TabLinks
        label={t`Parts of the webhook`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${webhookAddress(id)}?tab=${part}`,
        }))}
      />
      <SectionBoundary>
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          {shown.includes(tab) && parts[tab].content}
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
