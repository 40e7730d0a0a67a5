import { expect, test } from "vitest";
import { fulfilmentStatuses as serviceStatuses } from "../../../service/src/order/words.ts";
import { actionsOf as serviceActionsOf } from "../../../service/src/fulfilment/transitions.ts";
import { deliveryModes, fulfilmentActions, fulfilmentStatuses } from "../order/words.ts";
import { actionsOf } from "./transitions.ts";

const cells = serviceStatuses.flatMap((status) =>
  (["delivery", "pickup"] as const).map((mode) => [status, mode] as const),
);

test.each(cells)("what is %s, by %s, can take the very steps that the service lets it", (status, mode) => {
  const taken = serviceActionsOf(status, mode).map((action) => fulfilmentActions[action]);
  expect(actionsOf(fulfilmentStatuses[status], deliveryModes[mode]).toSorted()).toEqual(taken.toSorted());
});
