import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { FulfilmentAction } from "../order/words.ts";
import type { Fulfilment } from "./record.ts";
import { actionsOf } from "./transitions.ts";

/** The steps that a user may take with a fulfilment now. */
export function viewerActionsOf({ status, deliveryMode }: Fulfilment, user: SessionUser): FulfilmentAction[] {
  return allows(user, "ORDER_UPDATE") ? actionsOf(status, deliveryMode) : [];
}
