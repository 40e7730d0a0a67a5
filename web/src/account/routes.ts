import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import AuditPageQuery from "#/__generated__/AuditPageQuery$parameters.ts";
import JobsPageQuery from "#/__generated__/JobsPageQuery$parameters.ts";
import WebhookPageQuery from "#/__generated__/WebhookPageQuery$parameters.ts";
import WebhooksPageQuery from "#/__generated__/WebhooksPageQuery$parameters.ts";
import SecurityPageQuery from "#/__generated__/SecurityPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { auditFilterOf } from "./audit/auditAddress.ts";
import { jobVariables } from "./jobList.ts";
import { deliveryVariables } from "./webhooks/deliveryAddress.ts";
import { webhookVariables } from "./webhooks/webhookList.ts";

const security = defineQueryRoute({
  parameters: SecurityPageQuery,
  variables: () => ({}),
  page: () => import("./SecurityPage.tsx"),
});

const audit = defineQueryRoute({
  parameters: AuditPageQuery,
  variables: ({ search }) => ({ filter: auditFilterOf(search) }),
  page: () => import("./audit/AuditPage.tsx"),
});

const jobs = defineQueryRoute({
  parameters: JobsPageQuery,
  variables: ({ search }) => jobVariables(search),
  page: () => import("./JobsPage.tsx"),
});

const webhooks = defineQueryRoute({
  parameters: WebhooksPageQuery,
  variables: ({ search }) => webhookVariables(search),
  page: () => import("./webhooks/WebhooksPage.tsx"),
});

const webhook = defineQueryRoute({
  parameters: WebhookPageQuery,
  variables: ({ params, search }) => ({ id: params["id"] ?? "", ...deliveryVariables(search) }),
  page: () => import("./webhooks/WebhookPage.tsx"),
});

/** What belongs to the signed-in user, what everybody's changes have left behind, and how programs hear of them. */
export const accountRoutes: RouteObject[] = [
  { path: addresses.security, ...security, handle: { crumb: msg`Account and security` } },
  { path: addresses.audit, ...audit, handle: { crumb: msg`Audit trail` } },
  { path: addresses.jobs, ...jobs, handle: { crumb: msg`Jobs` } },
  {
    path: addresses.webhooks,
    ...webhooks,
    handle: { crumb: msg`Webhooks`, kinds: ["OWNER"], opensTo: ["WEBHOOK_READ"] },
  },
  {
    path: `${addresses.webhooks}/:id`,
    ...webhook,
    handle: {
      crumb: msg`Webhook`,
      group: msg`Webhooks`,
      groupHref: addresses.webhooks,
      kinds: ["OWNER"],
      opensTo: ["WEBHOOK_READ"],
    },
  },
];
