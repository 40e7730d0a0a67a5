import * as v from "valibot";
import {
  optionalDecimal,
  optionalFlag,
  optionalForm,
  optionalLines,
  optionalText,
  optionalWhole,
  requiredWhole,
} from "../http/field.ts";
import { optionalWebAddress } from "../http/contactField.ts";
import { malformed } from "../http/httpError.ts";
import { fulfilmentActions } from "./transitions.ts";

/** Why something was cancelled or came back. */
export const cancellationReasons = [
  "customer_request",
  "out_of_stock",
  "wrong_price",
  "address_unserviceable",
  "payment_failed",
  "suspected_fraud",
  "not_collected",
  "refused",
  "damaged",
  "wrong_item",
  "other",
] as const;

/** Pieces of a line. */
const pieces = v.object({
  order_line_id: requiredWhole("order_line_id is required"),
  quantity: requiredWhole("quantity is required", 1, 100_000),
});

const pieceLimit = v.maxLength<v.InferOutput<typeof pieces>[], number, string>(
  200,
  "At most 200 lines in one step",
);

/** How it goes. What is left out stays; `edit_tracking` empties with null, for every other action it is as if left out. */
const trackingFields = {
  carrier_name: v.optional(optionalText(60)),
  tracking_number: v.optional(optionalText(60)),
  tracking_url: v.optional(optionalWebAddress),
  eway_bill_no: v.optional(optionalForm(12, /^(\d{12})?$/, "An e-way bill number has 12 digits")),
};

/** One action with all that any of them needs. */
export const actBody = v.object({
  action: v.picklist(fulfilmentActions, `Must be one of ${fulfilmentActions.join(", ")}`),
  reason_code: v.optional(
    v.nullable(v.picklist(cancellationReasons, `Must be one of ${cancellationReasons.join(", ")}`)),
    null,
  ),
  reason: optionalLines(500),
  /** Goes on although the customer has not paid, or without their code. */
  force: optionalFlag,
  /** What the customer gave; needed to hand over where there is one, unless `force` says otherwise. */
  code: optionalForm(6, /^(\d{6})?$/, "A code has 6 digits"),
  /** Who brings it. */
  delivery_user_id: optionalWhole(),
  packages: optionalWhole(1, 99),
  weight_grams: optionalWhole(1, 1_000_000),
  ...trackingFields,
  collected_amount: optionalDecimal(
    0,
    9_999_999_999.99,
    "Must be an amount of 0 or more with at most two decimals",
  ),
  /** When it was handed over, where that is noted later. */
  delivered_at: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp("Must be an instant like 2027-01-31T00:00:00Z"))),
    null,
  ),
  /** What is cancelled, or left out all of it; what comes back; what goes into a part of its own. */
  lines: v.optional(
    v.nullable(v.pipe(v.array(pieces), v.minLength(1, "lines is required"), pieceLimit)),
    null,
  ),
  /** Of what comes back: pieces that cannot be sold again. */
  not_restocked: v.optional(v.pipe(v.array(pieces), pieceLimit), []),
  /** Of what the customer sends back: pieces that can be sold again. */
  restocked: v.optional(v.pipe(v.array(pieces), pieceLimit), []),
  /** The delivery charge that the lines bear is given back with what the customer sends back. */
  with_delivery_charge: optionalFlag,
});

export type ActBody = v.InferOutput<typeof actBody>;

/** What is of one fulfilment alone: its lines, and its code, every try of which must count. */
export const ofOneAlone = ["lines", "not_restocked", "restocked", "with_delivery_charge", "code"] as const;

/** What is cancelled or comes back has a reason, and "other" says which. Throws `HttpError` 400. */
export function needReason({ reason_code, reason }: Pick<ActBody, "reason_code" | "reason">): void {
  if (reason_code === null) throw malformed("Reason is required", { reason_code: "Reason is required" });
  if (reason_code === "other" && reason === null)
    throw malformed("Say what the reason is", { reason: "Say what the reason is" });
}
