import { expect, test } from "vitest";
import { fulfilmentStatuses } from "../order/words.ts";
import { fulfilmentActions, stepOf } from "./transitions.ts";

// Row by row the states, column by column the actions: + goes, = was done before, . refused.
const table = (mode: "delivery" | "pickup") =>
  fulfilmentStatuses.map((status) => {
    const marks = { goes: "+", "was done": "=", refused: "." };
    return `${status.padEnd(9)} ${fulfilmentActions.map((action) => marks[stepOf(action, status, mode)]).join(" ")}`;
  });

test("each state takes these steps and no other", () => {
  expect(fulfilmentActions.join(" ")).toBe(
    "accept pack despatch make_ready record_attempt deliver bring_back cancel edit_tracking assign record_return split",
  );
  expect(table("delivery")).toEqual([
    "pending   + + . . . . . + + + . +",
    "accepted  = + . . . . . + + + . +",
    "packed    . = + . . . . + + + . +",
    "ready     . . . . . + + . + . . .",
    "out       . . = . + + + . + + . .",
    "delivered . . . . . = . . . . + .",
    "returned  . . . . . . = . . . = .",
    "cancelled . . . . . . . = . . . .",
  ]);
  expect(table("pickup")).toEqual([
    "pending   + + . . . . . + + . . +",
    "accepted  = + . . . . . + + . . +",
    "packed    . = . + . . . + + . . +",
    "ready     . . . = . + + . + . . .",
    "out       . . . . + + + . + . . .",
    "delivered . . . . . = . . . . + .",
    "returned  . . . . . . = . . . = .",
    "cancelled . . . . . . . = . . . .",
  ]);
});
