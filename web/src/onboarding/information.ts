import type { useSaveCompanyInformationMutation } from "#/__generated__/useSaveCompanyInformationMutation.graphql";
import { type BillingDraft, billingDraft, billingInput } from "#/company/section/billing.ts";
import { type LimitsDraft, limitsDraft, limitsInput } from "#/company/section/limits.ts";
import { type MediaDraft, mediaDraft, mediaInput } from "#/company/section/media.ts";
import { type NumbersDraft, numbersDraft, numbersInput } from "#/company/section/numbers.ts";

/** Step 2 while it is filled in. */
export interface InformationDraft extends NumbersDraft, MediaDraft, LimitsDraft, BillingDraft {}

/** Step 2 as its form begins: what is stored. A company that never saved it has the defaults (Document 1 §9). */
export function informationDraft(
  company: Parameters<typeof numbersDraft>[0] &
    Parameters<typeof mediaDraft>[0] &
    Parameters<typeof limitsDraft>[0] &
    Parameters<typeof billingDraft>[0],
): InformationDraft {
  return {
    ...numbersDraft(company),
    ...mediaDraft(company),
    ...limitsDraft(company),
    ...billingDraft(company),
  };
}

/** Step 2 as it is sent. */
export function informationInput(
  draft: InformationDraft,
  version: string | undefined,
): useSaveCompanyInformationMutation["variables"]["input"] {
  return {
    ...numbersInput(draft),
    ...mediaInput(draft),
    ...limitsInput(draft),
    ...billingInput(draft),
    version,
  };
}
