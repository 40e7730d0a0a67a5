import { businessToday } from "../graphql/businessDay.ts";
import type { Fulfilment } from "./record.ts";

const over: ReadonlySet<string> = new Set(["DELIVERED", "RETURNED", "CANCELLED"]);

/** Whether nobody came for it while its pickup point kept it: it is to be brought back. */
export const isUncollected = ({ keptUntil }: Pick<Fulfilment, "keptUntil">): boolean =>
  keptUntil !== null && keptUntil < businessToday();

type Timed = Pick<Fulfilment, "promisedDate" | "acceptBy" | "status">;

/**
 * Whether it was promised for a day before today, by India's calendar, and was neither handed over nor cancelled, or was not
 * accepted in time.
 */
export function isLate({ promisedDate, acceptBy, status }: Timed): boolean {
  if (status === "PENDING" && acceptBy !== null && Date.parse(acceptBy) < Date.now()) return true;
  return promisedDate !== null && promisedDate < businessToday() && !over.has(status);
}

/** Whole minutes since an instant; null when it is not known. */
export const ageMinutes = (since: string | null): number | null =>
  since === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000));
