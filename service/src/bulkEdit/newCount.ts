import { broken } from "../http/httpError.ts";
import type { ProductChange } from "./change.ts";

type StockChange = NonNullable<ProductChange["stock"]>;

const most = 999_999_999;

/** The count that a change makes of another, null of what is not counted. Throws an HttpError with status 422. */
export function newCount(before: number | null, { mode, pieces }: StockChange): number {
  if (mode === "add" && before === null) throw broken("It is not counted");
  const count = mode === "set" ? pieces : (before ?? 0) + pieces;
  if (count < 0)
    throw broken(mode === "set" ? "Must be a whole number from 0 to 999999999" : `Only ${before ?? 0} left`);
  if (count > most) throw broken("Must be a whole number from 0 to 999999999");
  return count;
}
