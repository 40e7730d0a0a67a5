import { toPaise } from "../reckoning/paise.ts";
import type { fulfilmentStatuses, orderStatuses } from "../order/words.ts";
import type { PaymentState } from "../order/table.ts";

type Status = (typeof fulfilmentStatuses)[number];

const gone: ReadonlySet<Status> = new Set(["out", "ready", "delivered", "returned"]);
const over: ReadonlySet<Status> = new Set(["delivered", "returned"]);

/** Where the whole of an order stands, from its parts. Cancelled parts count only when there is no other. */
export function orderStatusOf(parts: readonly Status[]): (typeof orderStatuses)[number] {
  const left = parts.filter((status) => status !== "cancelled");
  if (left.length === 0) return "cancelled";
  if (left.every((status) => status === "returned")) return "returned";
  if (left.every((status) => over.has(status))) return "delivered";
  if (left.every((status) => gone.has(status))) return "despatched";
  return left.some((status) => gone.has(status)) ? "part_despatched" : "pending";
}

/** What of an order counts for its payment. */
interface Payment {
  readonly payment_state: PaymentState;
  readonly order_total: string;
  readonly amount_paid: string;
  readonly amount_refunded: string;
}

/** What of the money has come: it follows from the amounts; what is only promised stays as the storefront told it. */
export function paymentStateOf({ payment_state, ...amounts }: Payment): PaymentState {
  const [total, paid, refunded] = [amounts.order_total, amounts.amount_paid, amounts.amount_refunded].map(
    toPaise,
  );
  if (paid === undefined || total === undefined || refunded === undefined) return payment_state;
  if (refunded > 0n) return refunded >= paid ? "refunded" : "part_refunded";
  if (paid > 0n) return paid >= total ? "paid" : "part_paid";
  return payment_state === "authorised" || payment_state === "failed" ? payment_state : "unpaid";
}
