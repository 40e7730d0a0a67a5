import type { Selectable } from "kysely";
import type { OrderMailKind } from "../audit/note.ts";
import { codeOf } from "../fulfilment/code.ts";
import { type PickupNews, pickupParagraphs } from "../pickupPoint/mail.ts";
import type { ActBody } from "../fulfilment/actBody.ts";
import type { Connection, Context } from "../http/context.ts";
import { letter } from "../mail/letter.ts";
import { type Posting, postToCustomer } from "../mail/outbox.ts";
import { fromPaise, toPaise } from "../reckoning/paise.ts";
import type { CompanyOrderTable, FulfilmentTable } from "./table.ts";

/** What a mail to a customer needs of a call. */
export type Telling = Posting & Pick<Context, "settings">;

/** A step with what was there before it. */
export interface Taken {
  readonly order: Pick<
    Selectable<CompanyOrderTable>,
    "order_id" | "company_po_id" | "order_no" | "customer_name" | "customer_email" | "refund_due"
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

/** Why something was cancelled, as the customer is told; what staff write is for the company. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  customer_request: "You asked for it.",
  out_of_stock: "It is out of stock.",
  wrong_price: "Its price was wrong.",
  address_unserviceable: "We cannot deliver to your address.",
  payment_failed: "The payment did not come.",
};

/** Tells the customer of a step, in the transaction of its cause; one without an address, or of a silent service, is not told. */
export async function mailOfStep(telling: Telling, taken: Taken): Promise<void> {
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
  const news = newsOf(taken, { ...now, code });
  if (news !== undefined) await mailCustomer(telling, taken.order, news);
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

function newsOf({ order, part, body }: Taken, now: Now): News | undefined {
  const your = `your order ${order.order_no}`;
  if (body.action === "make_ready" && now.pickup_point_name !== null)
    return {
      kind: "order_ready",
      subject: `${your} is ready for pickup at ${now.pickup_point_name}`,
      paragraphs: [
        `${items(part.units_count)} of order ${order.order_no} wait for you at ${now.pickup_point_name}.`,
        ...pickupParagraphs(now),
        ...(now.code === null ? [] : [`Show this code to collect it: ${now.code}`]),
        ...(toPaise(now.due_on_delivery) === 0n ? [] : [`Please have ₹${now.due_on_delivery} ready.`]),
      ],
    };
  if (body.action === "despatch") {
    const by = now.carrier_name === null ? "our store" : `with ${now.carrier_name}`;
    const number = now.tracking_number === null ? "" : `, tracking number ${now.tracking_number}`;
    return {
      kind: "order_on_its_way",
      subject: `${your} is on its way`,
      paragraphs: [
        `${items(part.units_count)} of order ${order.order_no} left ${by}${number}.`,
        ...(now.tracking_url === null ? [] : [`Follow it here: ${now.tracking_url}`]),
        ...(now.code === null ? [] : [`Give this code to who delivers it: ${now.code}`]),
        ...(toPaise(now.due_on_delivery) === 0n ? [] : [`Please have ₹${now.due_on_delivery} ready.`]),
      ],
    };
  }
  if (body.action === "deliver")
    return {
      kind: "order_delivered",
      subject: `${your} was delivered`,
      paragraphs: [`${items(part.units_count)} of order ${order.order_no} were handed over. Thank you.`],
    };
  if (body.action !== "cancel") return undefined;
  const cancelled = `${items(part.units_count - now.units_count)} of order ${order.order_no} were cancelled`;
  const refund = toPaise(now.refund_due) - toPaise(order.refund_due);
  return {
    kind: "order_cancelled",
    subject: cancelled,
    paragraphs: [
      [`${cancelled}.`, reasons[body.reason_code ?? ""]].filter((part) => part !== undefined).join(" "),
      ...(refund > 0n ? [`₹${fromPaise(refund)} will be paid back.`] : []),
    ],
  };
}

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** Tells the customer that money was sent back. */
export async function mailOfRefund(telling: Telling, order_id: number, amount: string): Promise<void> {
  const order = await telling.db
    .selectFrom("company_order")
    .select(["order_id", "company_po_id", "order_no", "customer_name", "customer_email"])
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const sent = `Refund of ₹${amount} for order ${order.order_no} was sent`;
  await mailCustomer(telling, order, { kind: "refund_sent", subject: sent, paragraphs: [`${sent}.`] });
}

async function mailCustomer(
  telling: Telling,
  order: Omit<Taken["order"], "refund_due">,
  { kind, subject, paragraphs }: News,
): Promise<void> {
  const { customer_email: recipient, customer_name, company_po_id, order_id } = order;
  if (recipient === null || !telling.settings.orderMails) return;
  const company = await companyName(telling.db, company_po_id);
  await postToCustomer(telling, {
    kind,
    order_id,
    recipient,
    subject: `${company}: ${subject}`,
    body: letter(customer_name, ...paragraphs, company),
  });
}

async function companyName(db: Connection, company_po_id: number): Promise<string> {
  const { business_name } = await db
    .selectFrom("company")
    .select("business_name")
    .where("company_po_id", "=", company_po_id)
    .executeTakeFirstOrThrow();
  return business_name;
}
