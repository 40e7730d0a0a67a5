import { msg } from "@lingui/core/macro";
import { type DeclaredFilter, ListFilters } from "#/list/ListFilters.tsx";
import { webhookFilters } from "./webhookList.ts";

const filters: readonly DeclaredFilter[] = [
  {
    filter: webhookFilters.state,
    label: msg`Status`,
    options: [{ id: "failing", label: msg`Failing` }],
  },
];

/** What webhooks can be picked by. */
export const WebhookFilters = () => <ListFilters filters={filters} />;
