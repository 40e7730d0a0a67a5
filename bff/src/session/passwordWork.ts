import type { WorkLimiter } from "../graphql/context.ts";
import { createWorkLimiter, type WorkLimits } from "../graphql/workLimiter.ts";

/** How much password work one gateway hands to the service at a time, and how much may wait for its turn. */
const defaults: WorkLimits = { running: 8, waiting: 64 };

/** Limits work that costs the service a password hash. */
export function createPasswordWork(limits: WorkLimits = defaults): WorkLimiter {
  return createWorkLimiter(limits);
}
