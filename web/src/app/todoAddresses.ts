import { addresses } from "./addresses.ts";

const { pendingOrders, despatchOrders, cancelOrders, products } = addresses;
const { adminUsers, locationUsers, deliveryUsers, pickupPoints } = addresses;

/** The list that has what waits, by its kind. Mails of the service lead to the same lists, which a test compares. */
export const todoAddresses = {
  ORDERS_LATE: `${pendingOrders}?status=LATE`,
  ORDERS_TO_ACCEPT: `${pendingOrders}?status=PENDING`,
  ORDERS_TO_PACK: `${pendingOrders}?status=ACCEPTED`,
  ORDERS_TO_DESPATCH: `${despatchOrders}?status=PACKED`,
  ATTEMPTS_FAILED: `${despatchOrders}?status=OUT&attempts=3`,
  ORDERS_UNCOLLECTED: `${despatchOrders}?collection=overdue`,
  REFUNDS_DUE: `${cancelOrders}?refund=DUE`,
  PRODUCTS_TO_REVIEW: `${products}?status=PENDING`,
  PRODUCTS_SENT_BACK: `${products}?status=RECTIFICATION`,
  STOCK_OUT: `${products}?status=ENABLED&stock=OUT`,
  STOCK_LOW: `${products}?status=ENABLED&stock=LOW`,
  PRODUCTS_INCOMPLETE: `${products}?status=DRAFT`,
  WEBHOOKS_FAILING: `${addresses.webhooks}?state=failing`,
  JOBS_FAILED: `${addresses.jobs}?state=FAILED&by=me&ended=7`,
  INVITATIONS_EXPIRED: `${adminUsers}?status=EXPIRED`,
  LOCATION_INVITATIONS_EXPIRED: `${locationUsers}?status=EXPIRED`,
  LICENCES_ENDING: `${deliveryUsers}?status=ACTIVE&licence=30`,
  PAUSES_ENDING: `${pickupPoints}?status=paused&until=3`,
  LOCATIONS_WITHOUT_GSTIN: `${addresses.sellers}?gstin=no`,
} as const satisfies Readonly<Record<string, string>>;
