import type { Selectable } from "kysely";
import type { OrderMailKind } from "../audit/note.ts";
import type { ActBody } from "../fulfilment/actBody.ts";
import { codeOf } from "../fulfilment/code.ts";
import type { Context } from "../http/context.ts";
import { leadsNowhere } from "../http/text.ts";
import { letterWith } from "../mail/letter.ts";
import { type Posting, postToCustomer } from "../mail/outbox.ts";
import { type PickupNews, pickupParagraphs } from "../pickupPoint/mail.ts";
import { fromPaise, rupees, toPaise } from "../reckoning/paise.ts";
import { type MailWords, mailWords } from "./mailWords/mailWords.ts";
import type { CompanyOrderTable, FulfilmentTable } from "./table.ts";

/** What a mail to a customer needs of a call. */
export type Telling = Posting & Pick<Context, "settings">;

/** A step with what was there before it. */
export interface Taken {
  readonly order: Pick<
    Selectable<CompanyOrderTable>,
    | "order_id"
    | "company_po_id"
    | "order_no"
    | "customer_name"
    | "customer_email"
    | "customer_language"
    | "refund_due"
  >;
  readonly part: Selectable<FulfilmentTable>;
  readonly body: Pick<ActBody, "action" | "reason_code">;
}

interface News {
  readonly kind: OrderMailKind;
  /** Behind the name of the company. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What is said of something, in the words of a language. */
type Tell = (words: MailWords) => News;

/** Steps that the customer hears of. */
const told: ReadonlySet<ActBody["action"]> = new Set([
  "despatch",
  "edit_tracking",
  "make_ready",
  "deliver",
  "cancel",
]);

/** Tells the customer of a step, in the transaction of its cause; one without an address, or of a silent company, is not told. */
export async function mailOfStep(telling: Telling, taken: Taken): Promise<void> {
  // Most steps are told to nobody; of many at once each would read for nothing.
  if (taken.order.customer_email === null || !told.has(taken.body.action)) return;
  const now = await telling.db
    .selectFrom("fulfilment")
    .innerJoin("company_order", "company_order.order_id", "fulfilment.order_id")
    .leftJoin("pickup_point", "pickup_point.pickup_point_id", "fulfilment.pickup_point_id")
    .select([
      "fulfilment.fulfilment_id",
      "fulfilment.company_po_id",
      "hand_over_salt",
      "pickup_point_name",
      "pickup_point.area_name",
      "pickup_point.zip",
      "opening_hours",
      "keep_days",
      "instructions",
      "units_count",
      "carrier_name",
      "tracking_number",
      "tracking_url",
      "due_on_delivery",
      "refund_due",
    ])
    .where("fulfilment_id", "=", taken.part.fulfilment_id)
    .executeTakeFirstOrThrow();
  const { hand_over_salt } = now;
  const code = hand_over_salt === null ? null : codeOf(telling.settings, { ...now, hand_over_salt });
  const tell = newsOf(taken, { ...now, code });
  if (tell !== undefined) await mailCustomer(telling, taken.order, tell);
}

type Now = Pick<
  Selectable<FulfilmentTable>,
  "units_count" | "carrier_name" | "tracking_number" | "tracking_url" | "due_on_delivery"
> &
  PickupNews & {
    readonly refund_due: string;
    readonly pickup_point_name: string | null;
    readonly code: string | null;
  };

/** What is told of a step; undefined for one that does not concern the customer. */
function newsOf(taken: Taken, now: Now): Tell | undefined {
  switch (taken.body.action) {
    case "despatch":
      return (words) => onItsWay(taken, now, words);
    case "edit_tracking":
      return trackingHasCome(taken, now) ? (words) => onItsWay(taken, now, words) : undefined;
    case "make_ready":
      return (words) => ready(taken, now, words);
    case "deliver":
      return ({ delivered, handedOver }) => ({
        kind: "order_delivered",
        subject: delivered(taken.order.order_no),
        paragraphs: [handedOver(taken.part.units_count, taken.order.order_no)],
      });
    case "cancel":
      return (words) => cancelled(taken, now, words);
    default:
      return undefined;
  }
}

/** What is on its way can be followed from now on; before it leaves, its mail will say so. */
const trackingHasCome = ({ part }: Taken, now: Now): boolean =>
  part.fulfilment_status === "out" &&
  part.tracking_number === null &&
  part.tracking_url === null &&
  (now.tracking_number !== null || now.tracking_url !== null);

const given = (text: string | null, say: (text: string) => string): string[] =>
  text === null ? [] : [say(text)];

const toPay = ({ due_on_delivery }: Now, words: MailWords): string[] =>
  toPaise(due_on_delivery) === 0n ? [] : [words.toPay(rupees(due_on_delivery))];

/** The only link of the mail is the one that is checked to be an address: what is typed as a name or number brings none in. */
const typed = (text: string | null): string | null => (text !== null && leadsNowhere(text) ? text : null);

function onItsWay({ order, part }: Taken, now: Now, words: MailWords): News {
  return {
    kind: "order_on_its_way",
    subject: words.onItsWay(order.order_no),
    paragraphs: [
      words.left(part.units_count, order.order_no, typed(now.carrier_name)),
      ...given(typed(now.tracking_number), words.trackingNumber),
      ...given(now.tracking_url, words.follow),
      ...given(now.code, words.codeToBring),
      ...toPay(now, words),
    ],
  };
}

function ready({ order, part }: Taken, now: Now, words: MailWords): News {
  const point = now.pickup_point_name;
  return {
    kind: "order_ready",
    subject: words.ready(order.order_no, point),
    paragraphs: [
      words.waits(part.units_count, order.order_no, point),
      ...pickupParagraphs(now, words),
      ...given(now.code, words.codeToCollect),
      ...toPay(now, words),
    ],
  };
}

function cancelled({ order, part, body }: Taken, now: Now, words: MailWords): News {
  const subject = words.cancelled(part.units_count - now.units_count, order.order_no);
  const reason = words.reasons[body.reason_code ?? ""];
  const refund = toPaise(now.refund_due) - toPaise(order.refund_due);
  return {
    kind: "order_cancelled",
    subject,
    paragraphs: [
      [`${subject}.`, reason].filter((sentence) => sentence !== undefined).join(" "),
      ...(refund > 0n ? [words.paidBack(rupees(fromPaise(refund)))] : []),
    ],
  };
}

/** Tells the customer that money was sent back. */
export async function mailOfRefund(telling: Telling, order_id: number, amount: string): Promise<void> {
  const order = await telling.db
    .selectFrom("company_order")
    .select(["order_id", "company_po_id", "order_no", "customer_name", "customer_email", "customer_language"])
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  await mailCustomer(telling, order, (words) => {
    const subject = words.refundSent(rupees(amount), order.order_no);
    return { kind: "refund_sent", subject, paragraphs: [`${subject}.`] };
  });
}

async function mailCustomer(
  telling: Telling,
  order: Omit<Taken["order"], "refund_due">,
  tell: Tell,
): Promise<void> {
  const { customer_email: recipient, customer_name, customer_language, company_po_id, order_id } = order;
  if (recipient === null || !telling.settings.orderMails) return;
  const { business_name, order_mails } = await telling.db
    .selectFrom("company")
    .select(["business_name", "order_mails"])
    .where("company_po_id", "=", company_po_id)
    .executeTakeFirstOrThrow();
  if (order_mails === "off") return;
  const words = mailWords[customer_language ?? order_mails];
  const { kind, subject, paragraphs } = tell(words);
  await postToCustomer(telling, {
    kind,
    order_id,
    company_po_id,
    recipient,
    subject: `${business_name}: ${subject}`,
    body: letterWith(words.greeting, customer_name, ...paragraphs, business_name),
  });
}
