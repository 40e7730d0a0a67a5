import type { MailWords } from "./mailWords.ts";

/** Arabic counts one, two, a few and many in forms of their own. */
function counted(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  return `${count} ${rest >= 3 && rest <= 10 ? few : many}`;
}

const items = (count: number) => counted(count, ["صنف واحد", "صنفان", "أصناف", "صنفًا"]);

export const arabic: MailWords = {
  greeting: (name) => (name === null ? "مرحبًا،" : `مرحبًا ${name}،`),
  onItsWay: (order) => `طلبك ${order} في الطريق إليك`,
  ready: (order, point) => `طلبك ${order} جاهز للاستلام${point === null ? "" : ` في ${point}`}`,
  delivered: (order) => `سُلّم طلبك ${order}`,
  cancelled: (count, order) => `أُلغي من الطلب ${order}: ${items(count)}`,
  refundSent: (amount, order) => `أُرسل رد مبلغ ${amount} عن الطلب ${order}`,
  left: (count, order, carrier) =>
    `خرج من الطلب ${order} ${carrier === null ? "من متجرنا" : `مع ${carrier}`}: ${items(count)}.`,
  trackingNumber: (number) => `رقم التتبع: ${number}`,
  follow: (address) => `تتبّعه هنا: ${address}`,
  codeToBring: (code) => `أعطِ هذا الرمز لمن يوصله: ${code}`,
  codeToCollect: (code) => `أظهر هذا الرمز عند الاستلام: ${code}`,
  toPay: (amount) => `يُرجى تجهيز ${amount}.`,
  waits: (count, order, point) =>
    `في انتظارك من الطلب ${order}${point === null ? "" : ` في ${point}`}: ${items(count)}.`,
  place: (place) => `المكان: ${place}.`,
  open: "ساعات العمل:",
  and: "و",
  weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
  kept: (days) => `نحتفظ به لمدة ${counted(days, ["يوم واحد", "يومين", "أيام", "يومًا"])}.`,
  handedOver: (count, order) => `سُلّم من الطلب ${order}: ${items(count)}. شكرًا لك.`,
  reasons: {
    customer_request: "بناءً على طلبك.",
    out_of_stock: "نفد من المخزون.",
    wrong_price: "كان سعره خاطئًا.",
    address_unserviceable: "لا يمكننا التوصيل إلى عنوانك.",
    payment_failed: "لم يصل الدفع.",
  },
  paidBack: (amount) => `سيُرد إليك مبلغ ${amount}.`,
  newOrder: (order, count, amount) => `طلب جديد ${order}: ${items(count)}، ${amount}`,
  newOrders: (orders, count, amount) =>
    `${counted(orders, ["طلب جديد", "طلبان جديدان", "طلبات جديدة", "طلبًا جديدًا"])}: ${items(count)}، ${amount}`,
  newOrdersOpen: (address) => `تجدها هنا: ${address}`,
  moreOrders: (count) => `و${count} غيرها.`,
};
