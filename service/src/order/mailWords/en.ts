import type { MailWords } from "./mailWords.ts";

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

export const english: MailWords = {
  greeting: (name) => (name === null ? "Hello," : `Hello ${name},`),
  onItsWay: (order) => `your order ${order} is on its way`,
  ready: (order, point) => `your order ${order} is ready for pickup${point === null ? "" : ` at ${point}`}`,
  delivered: (order) => `your order ${order} was delivered`,
  cancelled: (count, order) =>
    count === 1
      ? `1 item of order ${order} was cancelled`
      : `${items(count)} of order ${order} were cancelled`,
  refundSent: (amount, order) => `Refund of ${amount} for order ${order} was sent`,
  left: (count, order, carrier) =>
    `${items(count)} of order ${order} left ${carrier === null ? "our store" : `with ${carrier}`}.`,
  trackingNumber: (number) => `Tracking number: ${number}`,
  follow: (address) => `Follow it here: ${address}`,
  codeToBring: (code) => `Give this code to who delivers it: ${code}`,
  codeToCollect: (code) => `Show this code to collect it: ${code}`,
  toPay: (amount) => `Please have ${amount} ready.`,
  waits: (count, order, point) =>
    `${items(count)} of order ${order} ${count === 1 ? "waits" : "wait"} for you${point === null ? "" : ` at ${point}`}.`,
  place: (place) => `It is in ${place}.`,
  open: "Open:",
  and: "and",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  kept: (days) => `We keep it for ${days === 1 ? "1 day" : `${days} days`}.`,
  handedOver: (count, order) =>
    `${items(count)} of order ${order} ${count === 1 ? "was" : "were"} handed over. Thank you.`,
  reasons: {
    customer_request: "You asked for it.",
    out_of_stock: "It is out of stock.",
    wrong_price: "Its price was wrong.",
    address_unserviceable: "We cannot deliver to your address.",
    payment_failed: "The payment did not come.",
  },
  paidBack: (amount) => `${amount} will be paid back.`,
  newOrder: (order, count, amount) => `New order ${order}: ${items(count)}, ${amount}`,
  newOrders: (orders, count, amount) => `${orders} new orders: ${items(count)}, ${amount}`,
  newOrdersOpen: (address) => `They wait here: ${address}`,
  moreOrders: (count) => `And ${count} more.`,
};
