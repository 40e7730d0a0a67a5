import { msg } from "@lingui/core/macro";
import type { ReadyView } from "#/list/listDeclaration.ts";

/** What is to be paid at the door, of today's orders. What is late has a tab of its own. */
export const cashToday: ReadyView = {
  id: "cashToday",
  name: msg`Cash on delivery today`,
  filters: { method: ["CASH_ON_DELIVERY"], placed: ["1"] },
};
