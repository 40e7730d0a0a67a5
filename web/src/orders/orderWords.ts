import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

type Names = Readonly<Record<string, MessageDescriptor>>;

/** Where a part of an order stands, in the order of its way. */
export const fulfilmentStatusNames = {
  PENDING: msg`Pending`,
  ACCEPTED: msg`Accepted`,
  PACKED: msg`Packed`,
  READY: msg`Ready for pickup`,
  OUT: msg`On its way`,
  DELIVERED: msg`Delivered`,
  RETURNED: msg`Returned`,
  CANCELLED: msg`Cancelled`,
} as const satisfies Names;

export const orderStatusNames = {
  PENDING: msg`Pending`,
  PART_DESPATCHED: msg`Despatched in part`,
  DESPATCHED: msg`Despatched`,
  DELIVERED: msg`Delivered`,
  RETURNED: msg`Returned`,
  CANCELLED: msg`Cancelled`,
} as const satisfies Names;

export const paymentStateNames = {
  UNPAID: msg`Unpaid`,
  AUTHORISED: msg`Authorised`,
  PART_PAID: msg`Paid in part`,
  PAID: msg`Paid`,
  PART_REFUNDED: msg`Refunded in part`,
  REFUNDED: msg`Refunded`,
  FAILED: msg`Payment failed`,
} as const satisfies Names;

export const paymentMethodNames = {
  CASH_ON_DELIVERY: msg`Cash on delivery`,
  UPI: msg`UPI`,
  CARD: msg`Card`,
  NET_BANKING: msg`Net banking`,
  WALLET: msg`Wallet`,
  BANK_TRANSFER: msg`Bank transfer`,
  OTHER: msg`Other`,
} as const satisfies Names;

export const deliveryModeNames = {
  DELIVERY: msg`Delivery`,
  PICKUP: msg`Pickup`,
} as const satisfies Names;

export const refundStateNames = {
  DUE: msg`Due`,
  SENT: msg`Sent`,
  DROPPED: msg`Not owed`,
} as const satisfies Names;

export const reasonNames = {
  CUSTOMER_REQUEST: msg`The customer asked for it`,
  OUT_OF_STOCK: msg`Out of stock`,
  WRONG_PRICE: msg`Wrong price`,
  ADDRESS_UNSERVICEABLE: msg`Nobody delivers there`,
  PAYMENT_FAILED: msg`Payment failed`,
  SUSPECTED_FRAUD: msg`Suspected fraud`,
  NOT_COLLECTED: msg`Not collected`,
  REFUSED: msg`Refused at the door`,
  DAMAGED: msg`Damaged`,
  WRONG_ITEM: msg`Wrong item`,
  OTHER: msg`Another reason`,
} as const satisfies Names;

export type Reason = keyof typeof reasonNames;

/** Why each step is taken that asks for a reason: what cannot be meant is not offered. */
export const reasonsTo = {
  /** Before it goes out. */
  CANCEL: [
    "CUSTOMER_REQUEST",
    "OUT_OF_STOCK",
    "WRONG_PRICE",
    "ADDRESS_UNSERVICEABLE",
    "PAYMENT_FAILED",
    "SUSPECTED_FRAUD",
    "DAMAGED",
    "OTHER",
  ],
  /** On its way, or where it waits for the customer. */
  BRING_BACK: [
    "CUSTOMER_REQUEST",
    "ADDRESS_UNSERVICEABLE",
    "SUSPECTED_FRAUD",
    "NOT_COLLECTED",
    "REFUSED",
    "DAMAGED",
    "WRONG_ITEM",
    "OTHER",
  ],
  /** After it was handed over. */
  RECORD_RETURN: ["CUSTOMER_REQUEST", "WRONG_PRICE", "DAMAGED", "WRONG_ITEM", "OTHER"],
} as const satisfies Readonly<Record<string, readonly Reason[]>>;

export const documentKindNames = {
  TAX_INVOICE: msg`Tax invoice`,
  BILL_OF_SUPPLY: msg`Bill of supply`,
  INVOICE_CUM_BILL_OF_SUPPLY: msg`Invoice-cum-bill of supply`,
  INVOICE_WITHOUT_TAX: msg`Invoice`,
  CREDIT_NOTE: msg`Credit note`,
} as const satisfies Names;

/** The steps that the back office takes with a part of an order, as their buttons say them. */
export const stepNames = {
  ACCEPT: msg`Accept`,
  PACK: msg`Pack`,
  DESPATCH: msg`Despatch`,
  MAKE_READY: msg`Ready for pickup`,
  DELIVER: msg`Mark delivered`,
  RECORD_ATTEMPT: msg`Delivery failed`,
  BRING_BACK: msg`Bring back`,
  RECORD_RETURN: msg`Record a return`,
  ASSIGN: msg`Assign delivery user`,
  EDIT_TRACKING: msg`Edit tracking`,
  SPLIT: msg`Send a part later`,
  CANCEL: msg`Cancel`,
} as const satisfies Names;

export type StepName = keyof typeof stepNames;

/** Names a word of the schema in the user's language; one that is newer than this page is another. */
export function useNameIn(): (names: Names, word: string) => string {
  const { t } = useLingui();
  return (names, word) => {
    const name = names[word];
    return name ? t(name) : t`Other`;
  };
}
