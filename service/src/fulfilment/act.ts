import { type Selectable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { given } from "../http/changes.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { noteAboutParts } from "../audit/partNote.ts";
import { recordEvent } from "../event/record.ts";
import type { EventType } from "../event/types.ts";
import { fromPaise, toPaise } from "../reckoning/paise.ts";
import type { Taken } from "../order/customerMail.ts";
import type { FulfilmentTable } from "../order/table.ts";
import { type ActBody, needReason } from "./actBody.ts";
import { checkDeliveryUser } from "../deliveryUser/resource.ts";
import { checkActive } from "../pickupPoint/availability.ts";
import type { Settings } from "../settings.ts";
import { checkCode, newSalt } from "./code.ts";
import { creditInvoice } from "../taxDocument/credit.ts";
import { issueInvoice } from "../taxDocument/issue.ts";
import { splitOff } from "./splitOff.ts";
import { takeAway } from "./takeAway.ts";
import { takeBack } from "./takeBack.ts";
import { settleOrder } from "./settle.ts";
import { type FulfilmentAction, stepOf, transitions } from "./transitions.ts";

/** A part of an order with its order, both locked. */
export interface Locked {
  readonly part: Selectable<FulfilmentTable>;
  readonly order: Awaited<ReturnType<typeof lockOrder>>;
}

const called: Readonly<Record<FulfilmentAction, EventType>> = {
  accept: "fulfilment.accepted",
  pack: "fulfilment.packed",
  despatch: "fulfilment.despatched",
  make_ready: "fulfilment.ready",
  record_attempt: "fulfilment.attempted",
  deliver: "fulfilment.delivered",
  bring_back: "fulfilment.returned",
  cancel: "fulfilment.cancelled",
  edit_tracking: "fulfilment.changed",
  assign: "fulfilment.assigned",
  record_return: "fulfilment.returned",
  split: "fulfilment.changed",
};

/** The order comes before its parts, and these before stock: whoever locks in this order never waits in a ring. */
async function lockOrder(db: Connection, fulfilment_id: number) {
  const order = await db
    .selectFrom("company_order")
    .selectAll()
    .where("order_id", "=", (query) =>
      query.selectFrom("fulfilment").select("order_id").where("fulfilment_id", "=", fulfilment_id),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound("Fulfilment");
  return order;
}

async function lock(db: Connection, fulfilment_id: number): Promise<Locked> {
  const order = await lockOrder(db, fulfilment_id);
  const part = await db
    .selectFrom("fulfilment")
    .selectAll()
    .where("fulfilment_id", "=", fulfilment_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { part, order };
}

interface Surroundings extends Pick<Settings, "codeKey"> {
  /** Tells whom it concerns of a step that was taken; nobody unless told. */
  readonly tell?: (taken: Taken) => Promise<void>;
  /** When it is taken: now, but for the past of a demo. */
  readonly at?: Date;
}

/**
 * Takes one step with a part of an order, with all that follows from it. The step that was taken before changes nothing.
 * @returns whether something changed
 * @throws HttpError 404; 422 when the state does not allow it, or something that it needs is missing
 */
export async function act(
  db: Connection,
  fulfilment_id: number,
  body: ActBody,
  { tell, at = new Date(), codeKey }: Surroundings,
): Promise<"DONE" | "UNCHANGED"> {
  const locked = await lock(db, fulfilment_id);
  const { part } = locked;
  const { action } = body;
  if (body.delivery_user_id !== null) await checkDeliveryUser(db, body.delivery_user_id, part);
  const step = stepOf(action, part.fulfilment_status, part.delivery_mode);
  if (step === "was done") return "UNCHANGED";
  if (step === "refused") throw refusal(action, part.fulfilment_status);
  const takenAt = action === "deliver" ? deliveredAt(part, body, at) : at;
  const { leads, ...changes } = await effects[action](db, { ...locked, at, takenAt, codeKey }, body);
  const { to } = transitions[action];
  const state = to !== undefined &&
    leads !== false && {
      fulfilment_status: to,
      status_at: takenAt.toISOString(),
      status_by: sql<string>`coalesce(current_setting('service.actor', true), '')`,
      status_reason: reasonOf(body),
      // Packing accepts silently.
      ...(part.fulfilment_status === "pending" && to !== "cancelled" && { accepted_at: at.toISOString() }),
    };
  await db
    .updateTable("fulfilment")
    .set({ ...changes, ...state, updated_at: sql<string>`now()` })
    .where("fulfilment_id", "=", fulfilment_id)
    .execute();
  await settleOrder(db, part.order_id, reasonOf(body), fulfilment_id);
  await recordEvent(db, {
    company_po_id: part.company_po_id,
    seller_id: part.seller_id,
    type: leads === false ? "fulfilment.changed" : called[action],
    entity: "fulfilment",
    entity_id: fulfilment_id,
    number: `${part.order_no}/${part.part_no}`,
    data: { ...dataOf(part, body), changed: changedFields(part, { ...changes, ...state }) },
  });
  await tell?.({ ...locked, body });
  return "DONE";
}

/** Clocks differ by so much. */
const leeway = 5 * 60 * 1000;

/** When it was handed over, as whoever notes it later says. @throws HttpError 422 unless it was under way then */
function deliveredAt(part: Locked["part"], { delivered_at }: ActBody, now: Date): Date {
  if (delivered_at === null) return now;
  const at = new Date(delivered_at);
  if (at.getTime() > now.getTime() + leeway) throw broken("Must not be in the future", "delivered_at");
  if (at.getTime() < new Date(part.status_at).getTime())
    throw broken("Must not be before it was sent", "delivered_at");
  return at;
}

/** What a step is told with beside its name, for who decides by it whether it concerns them. */
function dataOf({ attempts }: Locked["part"], { action, reason_code }: ActBody): Record<string, unknown> {
  if (action === "record_attempt") return { attempts: attempts.length + 1 };
  return reason_code === null ? {} : { reason_code };
}

/** What nobody is told of: it says nothing to them, or belongs to the step itself. */
const untold: ReadonlySet<string> = new Set([
  "hand_over_salt",
  "status_at",
  "status_by",
  "status_reason",
  "accepted_at",
]);

/** The fields whose value is another now. */
function changedFields(part: Locked["part"], changes: object): string[] {
  const before = new Map<string, unknown>(Object.entries(part));
  return Object.entries(changes)
    .filter(([name, value]) => !untold.has(name) && before.get(name) !== value)
    .map(([name]) => name);
}

const refusal = (action: FulfilmentAction, status: string) =>
  broken(`A fulfilment that is ${status} cannot take the step ${action}`, "action");

/** Why, as it is kept: the code and the words after it, at most 500 characters together. */
const reasonOf = ({ reason_code, reason }: ActBody): string | null =>
  [reason_code, reason]
    .filter((part) => part !== null)
    .join(": ")
    .slice(0, 500) || null;

interface Changes extends Partial<Omit<Selectable<FulfilmentTable>, "attempts" | "fulfilment_status">> {
  readonly attempts?: string;
  /** False when the state stays although the action leads on: some pieces were cancelled, not all. */
  readonly leads?: boolean;
}

/** What a step works on, and when. */
interface Step extends Locked, Pick<Settings, "codeKey"> {
  /** When it is noted. */
  readonly at: Date;
  /** When it was taken, where that was earlier. */
  readonly takenAt: Date;
}

type Effect = (db: Connection, step: Step, body: ActBody) => Promise<Changes> | Changes;

/** Money has come or was promised, it comes with the goods, or they are free; or somebody takes it upon them. */
function checkPaid({ order }: Locked, { force, reason }: ActBody): void {
  // All of it was free from the start, or what is left after the rest was cancelled.
  if (toPaise(order.order_total) === 0n) return;
  // Of what was paid some may have been sent back, for what is not wanted any more.
  const isPaid =
    order.payment_state === "authorised" || toPaise(order.amount_paid) > toPaise(order.amount_refunded);
  if (isPaid || order.payment_method === "cod" || order.payment_method === "bank_transfer") return;
  if (!force) throw broken("Not paid yet", "action");
  if (reason === null) throw malformed("Reason is required", { reason: "Reason is required" });
}

const nobodyTakesIt = () =>
  malformed("Choose who delivers it or a carrier", { carrier_name: "Choose who delivers it or a carrier" });

const effects: Readonly<Record<FulfilmentAction, Effect>> = {
  accept(_db, locked, body) {
    checkPaid(locked, body);
    return {};
  },
  pack(_db, locked, body) {
    if (locked.part.fulfilment_status === "pending") checkPaid(locked, body);
    if (body.packages === null && locked.part.packages === null)
      throw malformed("Packages is required", { packages: "Packages is required" });
    return {
      ...(body.packages !== null && { packages: body.packages }),
      ...(body.weight_grams !== null && { weight_grams: body.weight_grams }),
    };
  },
  async despatch(db, { part, order, at }, body) {
    const { carrier_name, tracking_number, tracking_url, eway_bill_no } = body;
    const isCarrier = typeof carrier_name === "string";
    // What was said last counts: a carrier takes the place of whom it was assigned to.
    const delivery_user_id = body.delivery_user_id ?? (isCarrier ? null : part.delivery_user_id);
    if (delivery_user_id === null && !isCarrier && part.carrier_name === null) throw nobodyTakesIt();
    if (delivery_user_id !== null) await checkDeliveryUser(db, delivery_user_id, part);
    await issueInvoice(db, { part, order }, at);
    return {
      ...given({ carrier_name, tracking_number, tracking_url, eway_bill_no }),
      delivery_user_id,
      ...(delivery_user_id !== null && { hand_over_salt: newSalt(), carrier_name: null }),
    };
  },
  async make_ready(db, locked) {
    await checkActive(db, locked.part.pickup_point_id);
    await issueInvoice(db, locked, locked.at);
    return locked.part.pickup_point_id === null ? {} : { hand_over_salt: newSalt() };
  },
  record_attempt(_db, { part, at }, { reason }) {
    if (reason === null) throw malformed("Reason is required", { reason: "Reason is required" });
    const attempts = [...part.attempts, { at: at.toISOString(), reason }].slice(-10);
    return { attempts: JSON.stringify(attempts) };
  },
  async deliver(db, { part, order, at, takenAt, codeKey }, body) {
    await checkCode(db, { codeKey }, part, body, at);
    if (body.force && part.hand_over_salt !== null)
      await noteAboutParts(db, [part.fulfilment_id], { note: "code_overridden" }, reasonOf(body));
    const { collected_amount } = body;
    const due = toPaise(part.due_on_delivery);
    if (due === 0n) return {};
    if (collected_amount === null || toPaise(collected_amount) !== due) {
      const message = `${fromPaise(due)} is due`;
      throw broken(message, "collected_amount");
    }
    await db
      .updateTable("company_order")
      .set({ amount_paid: fromPaise(toPaise(order.amount_paid) + due) })
      .where("order_id", "=", order.order_id)
      .execute();
    return { collected_amount: fromPaise(due), collected_at: takenAt.toISOString() };
  },
  async bring_back(db, locked, body) {
    needReason(body);
    await creditInvoice(db, locked, reasonOf(body) ?? "", locked.at);
    await takeAway(db, locked, { lines: null, kept: body.not_restocked, column: "returned_quantity" });
    return {};
  },
  async cancel(db, locked, body) {
    needReason(body);
    const isAll = await takeAway(db, locked, { lines: body.lines, kept: [], column: "cancelled_quantity" });
    return { leads: isAll };
  },
  async record_return(db, locked, body) {
    needReason(body);
    const why = { at: locked.at, reason: reasonOf(body) ?? "" };
    return { leads: await takeBack(db, locked, body, why) };
  },
  async split(db, locked, body) {
    await splitOff(db, locked, body);
    if (locked.part.fulfilment_status !== "packed") return {};
    // Something was taken out of the parcels: how many there are now, and how heavy, is said anew.
    return {
      ...(body.packages !== null && { packages: body.packages }),
      weight_grams: body.weight_grams,
    };
  },
  edit_tracking(_db, { part }, { carrier_name, tracking_number, tracking_url, eway_bill_no }) {
    const isOnItsWay = part.fulfilment_status === "out" && part.delivery_user_id === null;
    // Somebody has it: who, may become another, but not nobody.
    if (isOnItsWay && carrier_name === null && part.carrier_name !== null) throw nobodyTakesIt();
    return {
      ...(carrier_name !== undefined && { carrier_name }),
      ...(tracking_number !== undefined && { tracking_number }),
      ...(tracking_url !== undefined && { tracking_url }),
      ...(eway_bill_no !== undefined && { eway_bill_no }),
    };
  },
  assign(_db, _locked, { delivery_user_id }) {
    if (delivery_user_id === null)
      throw malformed("Choose who delivers it", { delivery_user_id: "Choose who delivers it" });
    return { delivery_user_id };
  },
};
