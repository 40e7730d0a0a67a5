import type { DeliveryMode, FulfilmentAction, FulfilmentStatus } from "../order/words.ts";

interface Transition {
  readonly from: readonly FulfilmentStatus[];
  /** Of which way of handing over; left out, of both. */
  readonly mode?: DeliveryMode;
}

/** The steps that there are, as the service has them. */
const transitions: Readonly<Record<FulfilmentAction, Transition>> = {
  ACCEPT: { from: ["PENDING"] },
  PACK: { from: ["PENDING", "ACCEPTED"] },
  DESPATCH: { from: ["PACKED"], mode: "DELIVERY" },
  MAKE_READY: { from: ["PACKED"], mode: "PICKUP" },
  RECORD_ATTEMPT: { from: ["OUT"] },
  DELIVER: { from: ["OUT", "READY"] },
  BRING_BACK: { from: ["OUT", "READY"] },
  CANCEL: { from: ["PENDING", "ACCEPTED", "PACKED"] },
  EDIT_TRACKING: { from: ["PENDING", "ACCEPTED", "PACKED", "READY", "OUT"] },
  RECORD_RETURN: { from: ["DELIVERED"] },
  SPLIT: { from: ["PENDING", "ACCEPTED", "PACKED"] },
  ASSIGN: { from: ["PENDING", "ACCEPTED", "PACKED", "OUT"], mode: "DELIVERY" },
};

const isAction = (name: string): name is FulfilmentAction => name in transitions;
const actions = Object.keys(transitions).filter(isAction);

/** The steps that a fulfilment can take next. */
export function actionsOf(status: FulfilmentStatus, deliveryMode: DeliveryMode): FulfilmentAction[] {
  return actions.filter((action) => {
    const { from, mode } = transitions[action];
    return from.includes(status) && (mode === undefined || mode === deliveryMode);
  });
}
