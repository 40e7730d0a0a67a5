import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { FulfilmentAction, FulfilmentStatus } from "../order/words.ts";
import type { Fulfilment } from "./record.ts";
import { actionsOf } from "./transitions.ts";

const unsent: ReadonlySet<FulfilmentStatus> = new Set(["PENDING", "ACCEPTED", "PACKED"]);

/** Where an order goes the company's people say, as long as a part of it has not gone there. */
const mayEditAddress = ({ status }: Fulfilment, user: SessionUser): boolean =>
  unsent.has(status) && user.kind === "owner" && allows(user, "ORDER_APPROVE");

/** The steps that a user may take with a fulfilment now. */
export function viewerActionsOf(
  fulfilment: Fulfilment,
  user: SessionUser,
): (FulfilmentAction | "EDIT_ADDRESS")[] {
  const { status, deliveryMode } = fulfilment;
  const steps = allows(user, "ORDER_UPDATE") ? actionsOf(status, deliveryMode) : [];
  return mayEditAddress(fulfilment, user) ? [...steps, "EDIT_ADDRESS"] : steps;
}
