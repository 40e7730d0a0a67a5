import type { deliveryModes, fulfilmentStatuses } from "../order/words.ts";

type Status = (typeof fulfilmentStatuses)[number];
type Mode = (typeof deliveryModes)[number];

/** What can be done with the part of an order that one location sends. */
export const fulfilmentActions = [
  "accept",
  "pack",
  "despatch",
  "make_ready",
  "record_attempt",
  "deliver",
  "bring_back",
  "cancel",
  "edit_tracking",
  "assign",
  "record_return",
  "split",
] as const;

export type FulfilmentAction = (typeof fulfilmentActions)[number];

interface Transition {
  readonly from: readonly Status[];
  /** Where it leads; left out, the state stays. */
  readonly to?: Status;
  /** Of which way of handing over; left out, of both. */
  readonly mode?: Mode;
}

/** Every step that there is. From `out` and `ready`, when there is an invoice, the only way back is `returned`. */
export const transitions: Readonly<Record<FulfilmentAction, Transition>> = {
  accept: { from: ["pending"], to: "accepted" },
  pack: { from: ["pending", "accepted"], to: "packed" },
  despatch: { from: ["packed"], to: "out", mode: "delivery" },
  make_ready: { from: ["packed"], to: "ready", mode: "pickup" },
  record_attempt: { from: ["out"] },
  deliver: { from: ["out", "ready"], to: "delivered" },
  bring_back: { from: ["out", "ready"], to: "returned" },
  cancel: { from: ["pending", "accepted", "packed"], to: "cancelled" },
  edit_tracking: { from: ["pending", "accepted", "packed", "ready", "out"] },
  // Stays delivered while a piece of it stays with the customer.
  record_return: { from: ["delivered"], to: "returned" },
  // Before there is an invoice: what goes is a part of its own, and this one stays where it is.
  split: { from: ["pending", "accepted", "packed"] },
  assign: { from: ["pending", "accepted", "packed", "out"], mode: "delivery" },
};

/** How an action is taken: it leads on, it was done before, or it is refused. */
export type Step = "goes" | "was done" | "refused";

/** Whether a fulfilment may take a step. The same step again is no fault: whoever repeats it finds it done. */
export function stepOf(action: FulfilmentAction, status: Status, mode: Mode): Step {
  const { from, to, mode: only } = transitions[action];
  if (only !== undefined && only !== mode) return "refused";
  if (from.includes(status)) return "goes";
  return to !== undefined && status === to ? "was done" : "refused";
}

/** What a fulfilment may become next, for whoever may do everything. */
export function actionsOf(status: Status, mode: Mode): FulfilmentAction[] {
  return fulfilmentActions.filter((action) => stepOf(action, status, mode) === "goes");
}
