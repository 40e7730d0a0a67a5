import type { Context } from "../http/context.ts";
import { malformed } from "../http/httpError.ts";

/** Refuses a business type that the chosen reading does not have (decision D-26). */
export function checkBusinessType(type: number | undefined, { settings }: Context): void {
  const highest = settings.businessTypes === "nine" ? 8 : 1;
  if (type === undefined || type <= highest) return;
  const message = `Must be a whole number from 0 to ${highest}`;
  throw malformed(message, { business_type: message });
}
