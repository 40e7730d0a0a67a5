import { builder } from "../graphql/builder.ts";
import { filterFields, type ListFilter } from "../graphql/listFilter.ts";
import type { Condition } from "../graphql/condition.ts";
import type { Webhook } from "./record.ts";

/** What a list of webhooks can be narrowed to; the conditions hold together. */
export interface WebhookFilter extends ListFilter {
  readonly isFailing?: boolean | null | undefined;
}

export const WebhookFilterInput = builder.inputType("WebhookFilter", {
  description: "What a list of webhooks can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    isFailing: t.boolean({
      description:
        "Those that fail or were switched off for it, as the to-do `WEBHOOKS_FAILING` counts them, or with false the others.",
    }),
    ...filterFields(t, "Webhook"),
  }),
});

/** What the filter asks for beside what every list can be asked. */
export function webhookConditions({ isFailing }: WebhookFilter): Condition<Webhook>[] {
  if (isFailing === null || isFailing === undefined) return [];
  return [
    {
      query: { failing: String(isFailing) },
      matches: (webhook) => (webhook.isFailing ?? webhook.offReason !== null) === isFailing,
    },
  ];
}
