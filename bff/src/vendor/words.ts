/** When a vendor is paid, by the service's names. */
export const paymentTerms = {
  prepaid: "PREPAID",
  on_delivery: "ON_DELIVERY",
  net_7: "NET_7",
  net_15: "NET_15",
  net_30: "NET_30",
  net_45: "NET_45",
  net_60: "NET_60",
  net_90: "NET_90",
} as const;

export type PaymentTerms = (typeof paymentTerms)[keyof typeof paymentTerms];

/** What a registration as a small enterprise says of its size. */
export const enterpriseClasses = { micro: "MICRO", small: "SMALL", medium: "MEDIUM" } as const;

export type EnterpriseClass = (typeof enterpriseClasses)[keyof typeof enterpriseClasses];

/** Whether anything is bought of a vendor. */
export const vendorStatuses = { active: "ACTIVE", blocked: "BLOCKED" } as const;

export type VendorStatus = (typeof vendorStatuses)[keyof typeof vendorStatuses];
