/** When a vendor is paid, from the earliest on. Apart from its words: the address of the list is read with the first page. */
export const termsCodes = [
  "PREPAID",
  "ON_DELIVERY",
  "NET_7",
  "NET_15",
  "NET_30",
  "NET_45",
  "NET_60",
  "NET_90",
] as const;

export type Terms = (typeof termsCodes)[number];
