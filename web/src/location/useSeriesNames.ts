import { useLingui } from "@lingui/react/macro";
import type { DocumentSeriesKind } from "#/__generated__/DocumentNumbers_seller.graphql";

export type SeriesKind = Exclude<DocumentSeriesKind, "%future added value">;

/** What the series of a location's documents are called. */
export function useSeriesNames(): Readonly<Record<SeriesKind, string>> {
  const { t } = useLingui();
  return { INVOICE: t`Invoices`, BILL_OF_SUPPLY: t`Bills of supply`, CREDIT_NOTE: t`Credit notes` };
}
