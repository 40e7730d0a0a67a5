import type { InformationStepMutation } from "#/__generated__/InformationStepMutation.graphql";
import { type BillingDraft, billingInput } from "#/company/section/billing.ts";
import { type LimitsDraft, limitsInput } from "#/company/section/limits.ts";
import { type MediaDraft, mediaInput } from "#/company/section/media.ts";
import { type NumbersDraft, numbersInput } from "#/company/section/numbers.ts";

/** Step 2 while it is filled in. */
export interface InformationDraft extends NumbersDraft, MediaDraft, LimitsDraft, BillingDraft {}

/** Step 2 as it is sent. */
export function informationInput(
  draft: InformationDraft,
  version: string | undefined,
): InformationStepMutation["variables"]["input"] {
  return {
    ...numbersInput(draft),
    ...mediaInput(draft),
    ...limitsInput(draft),
    ...billingInput(draft),
    version,
  };
}
