import { businessToday } from "../graphql/businessDay.ts";
import type { Fulfilment } from "./record.ts";

const over: ReadonlySet<string> = new Set(["DELIVERED", "RETURNED", "CANCELLED"]);

/** Whether it was promised for a day before today, by India's calendar, and was neither handed over nor cancelled. */
export function isLate({ promisedDate, status }: Pick<Fulfilment, "promisedDate" | "status">): boolean {
  return promisedDate !== null && promisedDate < businessToday() && !over.has(status);
}
