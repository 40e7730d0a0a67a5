import { msg } from "@lingui/core/macro";
import { type FixedFilter, FixedFilters } from "#/list/FixedFilters.tsx";
import { webhookFilters } from "./webhookList.ts";

const filters: readonly FixedFilter[] = [
  {
    filter: webhookFilters.state,
    label: msg`Status`,
    options: [{ id: "failing", label: msg`Failing` }],
  },
];

/** What webhooks can be picked by. */
export const WebhookFilters = () => <FixedFilters filters={filters} />;
