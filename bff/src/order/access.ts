import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";

/** Orders say who buys what and for how much, so they are for who works on them. */
export const mayReadOrders = (user: SessionUser): boolean => allows(user, "ORDER_READ");

/** What an order would cost is for who may place it. */
export const mayQuote = (user: SessionUser): boolean => allows(user, "ORDER_CREATE");

/** What is of a whole order is the company's business: a location's people read of their own part alone. */
export const mayReadWholeOrders = (user: SessionUser): boolean =>
  user.kind === "owner" && mayReadOrders(user);
