import { useLingui } from "@lingui/react/macro";
import type { JobKind, JobState } from "#/__generated__/JobRow_job.graphql";

/** Says what jobs are called. */
export function useJobNames(): (kind: JobKind) => string {
  const { t } = useLingui();
  return (kind) => {
    if (kind === "EXPORT_BRANDS") return t`Export of brands`;
    if (kind === "EXPORT_CATEGORIES") return t`Export of categories`;
    if (kind === "EXPORT_MANUFACTURERS") return t`Export of manufacturers`;
    if (kind === "EXPORT_COLLECTIONS") return t`Export of collections`;
    if (kind === "EXPORT_BANNERS") return t`Export of banners`;
    if (kind === "EXPORT_PRODUCTS") return t`Export of products`;
    if (kind === "EXPORT_VARIANTS") return t`Export of variants`;
    if (kind === "EXPORT_ORDERS" || kind === "EXPORT_FULFILMENTS") return t`Export of orders`;
    if (kind === "EXPORT_ORDER_LINES") return t`Export of lines of orders`;
    if (kind === "EXPORT_TAX_DOCUMENTS") return t`Export of invoices and credit notes`;
    if (kind === "EXPORT_LOCATIONS") return t`Export of locations`;
    if (kind === "EXPORT_PEOPLE") return t`Export of people`;
    if (kind === "EXPORT_ROLES") return t`Export of roles`;
    if (kind === "EXPORT_DELIVERY_USERS") return t`Export of delivery users`;
    if (kind === "EXPORT_PICKUP_POINTS") return t`Export of pickup points`;
    if (kind === "EXPORT_VENDORS") return t`Export of vendors`;
    if (kind === "EXPORT_AUDIT") return t`Export of the audit trail`;
    if (kind === "IMPORT_BRANDS") return t`Import of brands`;
    if (kind === "IMPORT_CATEGORIES") return t`Import of categories`;
    if (kind === "IMPORT_PRODUCTS") return t`Import of products`;
    if (kind === "IMPORT_PRICE_STOCK") return t`Import of prices and stock`;
    if (kind === "IMPORT_MANUFACTURERS") return t`Import of manufacturers`;
    if (kind === "IMPORT_VENDORS") return t`Import of vendors`;
    if (kind === "IMPORT_PICKUP_POINTS") return t`Import of pickup points`;
    if (kind === "IMPORT_COLLECTION_PRODUCTS") return t`Import of products of collections`;
    if (kind === "EDIT_PRODUCTS") return t`Change of products`;
    if (kind === "UNDO_IMPORT") return t`Undo of an import`;
    if (kind === "UNDO_EDIT") return t`Undo of a change of products`;
    return t`Job`;
  };
}

/** What a job is called. */
export const useJobName = (kind: JobKind): string => useJobNames()(kind);

/** What is said of a job's status, and in which colour. */
export function useJobState(state: JobState) {
  const { t } = useLingui();
  if (state === "STAGING") return { word: t`File sent`, tone: "neutral" } as const;
  if (state === "CHECKING") return { word: t`Being checked`, tone: "information" } as const;
  if (state === "READY") return { word: t`Checked`, tone: "information" } as const;
  if (state === "QUEUED") return { word: t`Waiting`, tone: "neutral" } as const;
  if (state === "RUNNING") return { word: t`Running`, tone: "information" } as const;
  if (state === "DONE") return { word: t`Done`, tone: "success" } as const;
  if (state === "FAILED") return { word: t`Failed`, tone: "danger" } as const;
  if (state === "EXPIRED") return { word: t`File expired`, tone: "neutral" } as const;
  return { word: t`Cancelled`, tone: "neutral" } as const;
}
