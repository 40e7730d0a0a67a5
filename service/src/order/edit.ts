import type { Selectable } from "kysely";
import type * as v from "valibot";
import { recordEvent, recordEvents } from "../event/record.ts";
import { changesOf } from "../http/changes.ts";
import { requiredPhone } from "../http/contactField.ts";
import type { Connection } from "../http/context.ts";
import { optionalLines } from "../http/field.ts";
import { broken, HttpError, notFound } from "../http/httpError.ts";
import { gstStateOf } from "../reckoning/gstStates.ts";
import { placeOfSupply } from "../reckoning/taxes.ts";
import { billingFields, shippingFields } from "./body.ts";
import type { CompanyOrderTable, FulfilmentTable } from "./table.ts";
import { billingNames, shippingNames } from "./words.ts";

/** What of an order can be changed after it was placed. */
export const editBody = changesOf({
  customer_phone: requiredPhone("Phone is required"),
  ...shippingFields,
  ...billingFields,
  customer_note: optionalLines(1000),
  staff_note: optionalLines(1000),
});

type Changes = v.InferOutput<typeof editBody>;
type Order = Selectable<CompanyOrderTable>;
type Part = Pick<Selectable<FulfilmentTable>, "fulfilment_id" | "seller_id" | "part_no" | "supplier_state"> &
  Pick<Selectable<FulfilmentTable>, "fulfilment_status">;

/** Parts without an invoice: what is sent has gone to the address of then. */
const unsent: ReadonlySet<string> = new Set(["pending", "accepted", "packed"]);

const addressNames = [...shippingNames, ...billingNames].filter((name) => name !== "shipping_phone");

/** What stands on the label of a parcel. */
const onLabel = [...shippingNames, "customer_phone"] as const;

/**
 * Changes notes and phones of an order at any time, and its addresses until all of it was sent. No price and no tax changes
 * with it: an address with another place of supply is refused. The parts that have not been sent get what they copy.
 * @throws HttpError 404; 422 when all was sent, for what an address lacks, and when the tax would change
 */
export async function editOrder(db: Connection, order_id: number, changes: Changes): Promise<void> {
  const order = await db
    .selectFrom("company_order")
    .selectAll()
    .where("order_id", "=", order_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound("Order");
  const parts = await db
    .selectFrom("fulfilment")
    .select(["fulfilment_id", "seller_id", "part_no", "supplier_state", "fulfilment_status"])
    .where("order_id", "=", order_id)
    .orderBy("fulfilment_id")
    .forNoKeyUpdate()
    .execute();
  const after = await db
    .updateTable("company_order")
    .set({ ...changes, ...followingBilling(order, changes) })
    .where("order_id", "=", order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const open = parts.filter(({ fulfilment_status }) => unsent.has(fulfilment_status));
  if (addressNames.some((name) => after[name] !== order[name])) checkAddress(order, after, open);
  await copyToParts(db, order, after, open);
  await tellOf(db, order, after);
  await recordEvents(
    db,
    parts.map(({ fulfilment_id, seller_id, part_no }) => ({
      company_po_id: order.company_po_id,
      seller_id,
      type: "fulfilment.changed" as const,
      entity: "fulfilment",
      entity_id: fulfilment_id,
      number: `${order.order_no}/${part_no}`,
    })),
  );
}

/** Tells of the order itself, with the fields whose value is another now; of one that is as it was, nothing. */
async function tellOf(db: Connection, order: Order, after: Order): Promise<void> {
  const before = new Map<string, unknown>(Object.entries(order));
  const changed = Object.entries(after).flatMap(([name, value]) =>
    name === "updated_at" || sameValue(before.get(name), value) ? [] : [name],
  );
  if (changed.length === 0) return;
  const { company_po_id, order_id, order_no } = order;
  const about = { company_po_id, entity: "company_order", entity_id: order_id, number: order_no };
  await recordEvent(db, { ...about, type: "order.changed", data: { changed } });
}

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An invoice for where the goods go stays for where they go, unless it gets an address of its own. */
function followingBilling(order: Order, changes: Changes): Partial<Record<string, string | null>> {
  const pairs = billingNames.map((name) => [name, shippingOf(name)] as const);
  if (billingNames.some((name) => changes[name] !== undefined)) return {};
  if (pairs.some(([billing, shipping]) => order[billing] !== order[shipping])) return {};
  return Object.fromEntries(
    pairs.flatMap(([billing, shipping]) => {
      const moved = changes[shipping];
      return moved === undefined ? [] : [[billing, moved]];
    }),
  );
}

const shippingByBilling: ReadonlyMap<string, (typeof shippingNames)[number]> = new Map(
  shippingNames.map((name) => [name.replace("shipping_", "billing_"), name]),
);

function shippingOf(name: (typeof billingNames)[number]): (typeof shippingNames)[number] {
  const found = shippingByBilling.get(name);
  if (found === undefined) throw new Error(`${name} has no part of the other address`);
  return found;
}

/** Throws `HttpError` 422 for all that is wrong with the address at once. */
function checkAddress(before: Order, after: Order, open: readonly Part[]): void {
  if (open.length === 0)
    throw broken("All of it was sent: its address stays", changedName(before, after) ?? "shipping_area_name");
  const problems = new Map<string, string>();
  const isDelivery = after.delivery_mode === "delivery";
  const needed = [
    ["shipping_area_name", "Area is required"],
    ["shipping_zip", "Zip is required"],
    ["shipping_stateshort", "State is required"],
  ] as const;
  if (isDelivery) for (const [name, message] of needed) if (after[name] === null) problems.set(name, message);
  for (const name of ["shipping_stateshort", "billing_stateshort"] as const)
    if (after[name] !== null && gstStateOf(after[name]) === null)
      problems.set(name, "Is not a state of India");
  const isTaxedElsewhere = open.some((part) => placeOf(before, part) !== placeOf(after, part));
  const state = isDelivery ? "shipping_stateshort" : "billing_stateshort";
  if (isTaxedElsewhere && !problems.has(state))
    problems.set(state, "Cancel and order again: the tax would change");
  const [first] = problems.values();
  if (first !== undefined) throw new HttpError(422, first, Object.fromEntries(problems));
}

const changedName = (before: Order, after: Order) =>
  addressNames.find((name) => after[name] !== before[name]);

/** Where a part is supplied; the state of a pickup point does not change with an address. */
const placeOf = (order: Order, { supplier_state }: Part): string | null =>
  placeOfSupply({
    supplierState: supplier_state,
    deliveryMode: order.delivery_mode,
    shippingState: gstStateOf(order.shipping_stateshort),
    customerState: gstStateOf(order.billing_stateshort),
    pickupState: null,
    isRegisteredBuyer: order.customer_gstin !== null,
  });

/** A label that may have been printed before says something else now. */
async function copyToParts(
  db: Connection,
  before: Order,
  after: Order,
  open: readonly Part[],
): Promise<void> {
  if (after.customer_phone !== before.customer_phone)
    await db
      .updateTable("fulfilment")
      .set({ customer_phone: after.customer_phone })
      .where("order_id", "=", before.order_id)
      .execute();
  if (open.length === 0 || onLabel.every((name) => after[name] === before[name])) return;
  const now = new Date().toISOString();
  for (const { fulfilment_id, fulfilment_status } of open)
    await db
      .updateTable("fulfilment")
      .set({
        ship_area: after.shipping_area_name,
        ship_stateshort: after.shipping_stateshort,
        ship_zip: after.shipping_zip,
        ...(fulfilment_status === "packed" && { address_changed_at: now }),
      })
      .where("fulfilment_id", "=", fulfilment_id)
      .execute();
}
