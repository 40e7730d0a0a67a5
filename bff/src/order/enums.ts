import { builder } from "../graphql/builder.ts";

export const OrderStatusEnum = builder.enumType("OrderStatus", {
  description: "Where the whole of an order stands. It follows from its fulfilments.",
  values: {
    PENDING: { description: "Nothing has been sent." },
    PART_DESPATCHED: { description: "Something has been sent, and something has not." },
    DESPATCHED: { description: "All of it has been sent, or waits to be picked up." },
    DELIVERED: { description: "All of it was handed over; some of it may have come back." },
    RETURNED: { description: "All of it has come back." },
    CANCELLED: { description: "All of it was cancelled." },
  } as const,
});

export const FulfilmentStatusEnum = builder.enumType("FulfilmentStatus", {
  description: "Where a fulfilment stands.",
  values: {
    PENDING: { description: "It waits to be accepted." },
    ACCEPTED: { description: "The location sends it." },
    PACKED: { description: "It is in its packages." },
    READY: { description: "It waits to be picked up; its invoice is issued." },
    OUT: { description: "It is on its way; its invoice is issued." },
    DELIVERED: { description: "It was handed over." },
    RETURNED: { description: "It has come back; its invoice is credited." },
    CANCELLED: { description: "It is not sent." },
  } as const,
});

export const DeliveryModeEnum = builder.enumType("DeliveryMode", {
  description: "How goods come to the customer.",
  values: {
    DELIVERY: { description: "They are brought." },
    PICKUP: { description: "They are picked up." },
  } as const,
});

export const PaymentMethodEnum = builder.enumType("PaymentMethod", {
  description: "How a customer pays.",
  values: {
    CASH_ON_DELIVERY: { description: "When the goods come." },
    UPI: { description: "By UPI." },
    CARD: { description: "By card." },
    NET_BANKING: { description: "By net banking." },
    WALLET: { description: "From a wallet." },
    BANK_TRANSFER: { description: "By bank transfer." },
    OTHER: { description: "In another way." },
  } as const,
});

export const PaymentStateEnum = builder.enumType("PaymentState", {
  description: "What of an order's money has come.",
  values: {
    UNPAID: { description: "Nothing." },
    AUTHORISED: { description: "Nothing yet, but it is promised." },
    PART_PAID: { description: "Some of it." },
    PAID: { description: "All of it." },
    PART_REFUNDED: { description: "Some of it was sent back." },
    REFUNDED: { description: "All that came was sent back." },
    FAILED: { description: "Nothing: the payment failed." },
  } as const,
});

export const PriceSourceEnum = builder.enumType("PriceSource", {
  description: "Who has reckoned the prices of an order.",
  values: {
    SERVICE: { description: "The service, from the catalogue as it was then." },
    CALLER: { description: "Whoever placed it, such as a storefront." },
  } as const,
});

export const TaxKindEnum = builder.enumType("TaxKind", {
  description: "Which taxes goods bear.",
  values: {
    WITHIN_STATE: { description: "CGST and SGST (UTGST): they stay in the state." },
    ACROSS_STATES: { description: "IGST: they go to another state." },
    NONE: { description: "None: the location has no GSTIN." },
  } as const,
});

export const FulfilmentActionEnum = builder.enumType("FulfilmentAction", {
  description: "A step that can be taken with a fulfilment.",
  values: {
    ACCEPT: { description: "`acceptFulfilment`." },
    PACK: { description: "`packFulfilment`." },
    DESPATCH: { description: "`despatchFulfilment`." },
    MAKE_READY: { description: "`makeFulfilmentReady`." },
    RECORD_ATTEMPT: { description: "`recordDeliveryAttempt`." },
    DELIVER: { description: "`deliverFulfilment`." },
    BRING_BACK: { description: "`bringBackFulfilment`." },
    CANCEL: { description: "`cancelFulfilment`." },
    EDIT_TRACKING: { description: "`editFulfilment`." },
    ASSIGN: { description: "`assignFulfilment`." },
    RECORD_RETURN: { description: "`recordReturn`." },
    SPLIT: { description: "`splitFulfilment`." },
    EDIT_ADDRESS: { description: "`editOrder`: where it goes can still be changed." },
  } as const,
});

export const CancellationReasonEnum = builder.enumType("CancellationReason", {
  description: "Why something was cancelled or came back.",
  values: {
    CUSTOMER_REQUEST: { description: "The customer asked for it." },
    OUT_OF_STOCK: { description: "It is not there." },
    WRONG_PRICE: { description: "Its price was wrong." },
    ADDRESS_UNSERVICEABLE: { description: "Nobody delivers there." },
    PAYMENT_FAILED: { description: "The payment failed." },
    SUSPECTED_FRAUD: { description: "It looks like fraud." },
    NOT_COLLECTED: { description: "Nobody picked it up." },
    REFUSED: { description: "The customer did not take it." },
    DAMAGED: { description: "It was damaged." },
    WRONG_ITEM: { description: "It was something else." },
    OTHER: { description: "Another reason, which a text says." },
  } as const,
});
