import type { Refusal } from "#/relay/refusal.ts";
import type { OrderView } from "./orderLists.ts";

/** The list on the screen, which a part of an order leaves when its state no longer belongs there. */
export interface OrderListOnScreen {
  /** The connection in the store. */
  readonly id: string;
  readonly statuses: readonly string[];
}

/** What the cells of a list of orders need besides their row. */
export interface OrderFacts {
  readonly view: OrderView;
  /** The company's people see the location, and what is of the whole order. */
  readonly isOwner: boolean;
  /** Whether steps may be taken, and refunds recorded. */
  readonly mayUpdate: boolean;
  readonly mayApprove: boolean;
  readonly list: OrderListOnScreen;
  /** What was refused of a change of many; none takes the panel away. */
  readonly onRefused: (refused: readonly Refusal[]) => void;
}
