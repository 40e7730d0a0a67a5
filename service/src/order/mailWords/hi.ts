import type { MailWords } from "./mailWords.ts";

const items = (count: number): string => (count === 1 ? "1 वस्तु" : `${count} वस्तुएँ`);

export const hindi: MailWords = {
  greeting: (name) => (name === null ? "नमस्ते," : `नमस्ते ${name},`),
  onItsWay: (order) => `आपका ऑर्डर ${order} रास्ते में है`,
  ready: (order, point) => `आपका ऑर्डर ${order}${point === null ? "" : ` ${point} पर`} पिकअप के लिए तैयार है`,
  delivered: (order) => `आपका ऑर्डर ${order} पहुँचाया गया`,
  cancelled: (count, order) => `ऑर्डर ${order} की ${items(count)} रद्द ${count === 1 ? "हुई" : "हुईं"}`,
  refundSent: (amount, order) => `ऑर्डर ${order} के लिए ${amount} का रिफ़ंड भेजा गया`,
  left: (count, order, carrier) =>
    `ऑर्डर ${order} की ${items(count)} ${carrier === null ? "हमारे स्टोर से" : `${carrier} के साथ`} निकल ${count === 1 ? "चुकी है" : "चुकी हैं"}।`,
  trackingNumber: (number) => `ट्रैकिंग नंबर: ${number}`,
  follow: (address) => `यहाँ देखें कि वह कहाँ है: ${address}`,
  codeToBring: (code) => `पहुँचाने वाले को यह कोड दें: ${code}`,
  codeToCollect: (code) => `लेते समय यह कोड दिखाएँ: ${code}`,
  toPay: (amount) => `कृपया ${amount} तैयार रखें।`,
  waits: (count, order, point) =>
    `ऑर्डर ${order} की ${items(count)}${point === null ? "" : ` ${point} पर`} आपके लिए रखी ${count === 1 ? "है" : "हैं"}।`,
  place: (place) => `पता: ${place}।`,
  open: "खुलने का समय:",
  and: "और",
  weekdays: ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"],
  kept: (days) => `हम इसे ${days} दिन तक रखते हैं।`,
  handedOver: (count, order) =>
    `ऑर्डर ${order} की ${items(count)} सौंप दी ${count === 1 ? "गई" : "गईं"}। धन्यवाद।`,
  reasons: {
    customer_request: "आपने यह माँगा था।",
    out_of_stock: "यह स्टॉक में नहीं है।",
    wrong_price: "इसका मूल्य ग़लत था।",
    address_unserviceable: "हम आपके पते पर नहीं पहुँचा सकते।",
    payment_failed: "भुगतान नहीं आया।",
  },
  paidBack: (amount) => `${amount} वापस किए जाएँगे।`,
  newOrder: (order, count, amount) => `नया ऑर्डर ${order}: ${items(count)}, ${amount}`,
  newOrders: (orders, count, amount) => `${orders} नए ऑर्डर: ${items(count)}, ${amount}`,
  newOrdersOpen: (address) => `वे यहाँ हैं: ${address}`,
  moreOrders: (count) => `इनके अलावा ${count} और।`,
};
