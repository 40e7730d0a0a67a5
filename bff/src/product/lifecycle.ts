import type { Product, ProductStatus } from "./record.ts";

/** What can be done with a product as a whole. */
export type ProductAction = "SUBMIT" | "ENABLE" | "RETURN" | "DISABLE" | "DELETE" | "DUPLICATE";

/** The actions that lead from one state to another (decision D-64). */
export type ProductMove = Extract<ProductAction, "SUBMIT" | "ENABLE" | "RETURN" | "DISABLE">;

interface Move {
  readonly from: readonly ProductStatus[];
  readonly to: ProductStatus;
  /** What the error says after "A product that is … ". */
  readonly cannot: string;
}

/** draft → pending → enabled | rectification → pending; disabled, and back (decision D-64). */
export const moves: Readonly<Record<ProductMove, Move>> = {
  SUBMIT: { from: ["DRAFT", "RECTIFICATION", "DISABLED"], to: "PENDING", cannot: "be submitted" },
  ENABLE: { from: ["PENDING", "DISABLED"], to: "ENABLED", cannot: "be enabled" },
  RETURN: { from: ["PENDING", "ENABLED"], to: "RECTIFICATION", cannot: "be returned" },
  DISABLE: { from: ["PENDING", "ENABLED", "RECTIFICATION"], to: "DISABLED", cannot: "be disabled" },
};

/** The actions in the order they are offered in. */
export const productActions = ["SUBMIT", "ENABLE", "RETURN", "DISABLE", "DUPLICATE", "DELETE"] as const;

const stateTexts: Readonly<Record<ProductStatus, string>> = {
  DRAFT: "a draft",
  PENDING: "waiting for approval",
  ENABLED: "enabled",
  RECTIFICATION: "returned",
  DISABLED: "disabled",
};

/** Whether the state of a product allows an action. */
export function isOpenTo(product: Pick<Product, "status">, action: ProductAction): boolean {
  return action === "DELETE" || action === "DUPLICATE" || moves[action].from.includes(product.status);
}

/** Why the state of a product does not allow a move. */
export function refusalOf(product: Pick<Product, "status">, move: ProductMove): string {
  return `A product that is ${stateTexts[product.status]} cannot ${moves[move].cannot}`;
}
