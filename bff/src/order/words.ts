/** Where the part of an order that one location sends stands, by the service's names. */
export const fulfilmentStatuses = {
  pending: "PENDING",
  accepted: "ACCEPTED",
  packed: "PACKED",
  ready: "READY",
  out: "OUT",
  delivered: "DELIVERED",
  returned: "RETURNED",
  cancelled: "CANCELLED",
} as const;

export type FulfilmentStatus = (typeof fulfilmentStatuses)[keyof typeof fulfilmentStatuses];

/** Where the whole of an order stands. */
export const orderStatuses = {
  pending: "PENDING",
  part_despatched: "PART_DESPATCHED",
  despatched: "DESPATCHED",
  delivered: "DELIVERED",
  returned: "RETURNED",
  cancelled: "CANCELLED",
} as const;

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

/** How goods come to the customer. */
export const deliveryModes = { delivery: "DELIVERY", pickup: "PICKUP" } as const;

export type DeliveryMode = (typeof deliveryModes)[keyof typeof deliveryModes];

/** How a customer pays. */
export const paymentMethods = {
  cod: "CASH_ON_DELIVERY",
  upi: "UPI",
  card: "CARD",
  netbanking: "NET_BANKING",
  wallet: "WALLET",
  bank_transfer: "BANK_TRANSFER",
  other: "OTHER",
} as const;

export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/** What of the money has come. */
export const paymentStates = {
  unpaid: "UNPAID",
  authorised: "AUTHORISED",
  part_paid: "PART_PAID",
  paid: "PAID",
  part_refunded: "PART_REFUNDED",
  refunded: "REFUNDED",
  failed: "FAILED",
} as const;

export type PaymentState = (typeof paymentStates)[keyof typeof paymentStates];

/** Who has reckoned the prices. */
export const priceSources = { service: "SERVICE", given: "CALLER" } as const;

/** Which taxes goods bear. */
export const taxKinds = { intra: "WITHIN_STATE", inter: "ACROSS_STATES", none: "NONE" } as const;

export type TaxKind = (typeof taxKinds)[keyof typeof taxKinds];

/** What can be done with a fulfilment. */
export const fulfilmentActions = {
  accept: "ACCEPT",
  pack: "PACK",
  despatch: "DESPATCH",
  make_ready: "MAKE_READY",
  record_attempt: "RECORD_ATTEMPT",
  deliver: "DELIVER",
  bring_back: "BRING_BACK",
  cancel: "CANCEL",
  edit_tracking: "EDIT_TRACKING",
  assign: "ASSIGN",
  record_return: "RECORD_RETURN",
  split: "SPLIT",
} as const;

export type FulfilmentAction = (typeof fulfilmentActions)[keyof typeof fulfilmentActions];

/** Why something was cancelled or came back. */
export const cancellationReasons = {
  customer_request: "CUSTOMER_REQUEST",
  out_of_stock: "OUT_OF_STOCK",
  wrong_price: "WRONG_PRICE",
  address_unserviceable: "ADDRESS_UNSERVICEABLE",
  payment_failed: "PAYMENT_FAILED",
  suspected_fraud: "SUSPECTED_FRAUD",
  not_collected: "NOT_COLLECTED",
  refused: "REFUSED",
  damaged: "DAMAGED",
  wrong_item: "WRONG_ITEM",
  other: "OTHER",
} as const;

export type CancellationReason = (typeof cancellationReasons)[keyof typeof cancellationReasons];

/** Discounts of a line. */
export const lineDiscounts = {
  product_discount: "PRODUCT_DISCOUNT",
  special_offer: "SPECIAL_OFFER",
  volume_discount: "VOLUME_DISCOUNT",
  bundle_discount: "BUNDLE_DISCOUNT",
} as const;
