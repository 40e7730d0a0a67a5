/** How a customer pays. */
export const paymentMethods = [
  "cod",
  "upi",
  "card",
  "netbanking",
  "wallet",
  "bank_transfer",
  "other",
] as const;

/** How the goods come to the customer. */
export const deliveryModes = ["delivery", "pickup"] as const;

/** Where the part of one location stands. */
export const fulfilmentStatuses = [
  "pending",
  "accepted",
  "packed",
  "ready",
  "out",
  "delivered",
  "returned",
  "cancelled",
] as const;

/** An order has no more parts than this, so that all of them can be read at once. */
export const mostParts = 50;

/** Where the whole of an order stands; follows from its fulfilments. */
export const orderStatuses = [
  "pending",
  "part_despatched",
  "despatched",
  "delivered",
  "returned",
  "cancelled",
] as const;

/** What became of money that is owed back. */
export const refundStates = ["due", "sent", "dropped"] as const;

/** What of the money has come. */
export const paymentStates = [
  "unpaid",
  "authorised",
  "part_paid",
  "paid",
  "part_refunded",
  "refunded",
  "failed",
] as const;

/** The fields of the address that goods go to. */
export const shippingNames = [
  "shipping_name",
  "shipping_phone",
  "shipping_addressline1",
  "shipping_addressline2",
  "shipping_street_no",
  "shipping_street_name",
  "shipping_area_name",
  "shipping_region_name",
  "shipping_zip",
  "shipping_stateshort",
  "shipping_statelong",
  "shipping_country",
  "shipping_countryshort",
] as const;

/** The fields of the address that an invoice is for. */
export const billingNames = [
  "billing_addressline1",
  "billing_addressline2",
  "billing_street_no",
  "billing_street_name",
  "billing_area_name",
  "billing_region_name",
  "billing_zip",
  "billing_stateshort",
  "billing_statelong",
  "billing_country",
  "billing_countryshort",
] as const;
