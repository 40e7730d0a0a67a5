import { addresses } from "./addresses.ts";

const { pendingOrders, despatchOrders, cancelOrders, products } = addresses;
const { adminUsers, deliveryUsers, pickupPoints } = addresses;

/** The list that has what waits, by its kind. Mails of the service lead to the same lists, which a test compares. */
export const todoAddresses = {
  ORDERS_LATE: `${pendingOrders}?status=LATE`,
  ORDERS_TO_ACCEPT: `${pendingOrders}?status=PENDING`,
  ORDERS_TO_PACK: `${pendingOrders}?status=ACCEPTED`,
  ORDERS_TO_DESPATCH: `${despatchOrders}?status=PACKED`,
  ATTEMPTS_FAILED: `${despatchOrders}?status=OUT`,
  ORDERS_UNCOLLECTED: `${despatchOrders}?collection=overdue`,
  REFUNDS_DUE: `${cancelOrders}?refund=DUE`,
  PRODUCTS_TO_REVIEW: `${products}?status=PENDING`,
  PRODUCTS_SENT_BACK: `${products}?status=RECTIFICATION`,
  STOCK_OUT: `${products}?status=ENABLED`,
  STOCK_LOW: `${products}?status=ENABLED&stock=LOW`,
  PRODUCTS_INCOMPLETE: `${products}?status=DRAFT`,
  WEBHOOKS_FAILING: addresses.webhooks,
  JOBS_FAILED: addresses.jobs,
  INVITATIONS_EXPIRED: `${adminUsers}?status=EXPIRED`,
  LICENCES_ENDING: `${deliveryUsers}?status=ACTIVE&licence=30`,
  PAUSES_ENDING: `${pickupPoints}?status=paused`,
  LOCATIONS_WITHOUT_GSTIN: addresses.sellers,
} as const satisfies Readonly<Record<string, string>>;
