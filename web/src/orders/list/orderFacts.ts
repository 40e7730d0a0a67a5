import type { Refusal } from "#/relay/refusal.ts";
import type { OrderView } from "./orderLists.ts";

/** What the cells of a list of orders need besides their row. */
export interface OrderFacts {
  readonly view: OrderView;
  /** The company's people see the location, and what is of the whole order. */
  readonly isOwner: boolean;
  /** Whether steps may be taken, and refunds recorded. */
  readonly mayUpdate: boolean;
  readonly mayApprove: boolean;
  /** What was refused of a change of many; none takes the panel away. */
  readonly onRefused: (refused: readonly Refusal[]) => void;
}
