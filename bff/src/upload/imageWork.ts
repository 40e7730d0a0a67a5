import type { WorkLimiter } from "../graphql/context.ts";
import { createWorkLimiter, type WorkLimits } from "../graphql/workLimiter.ts";

/**
 * How many pictures one gateway decodes at a time. Decoding takes one of Node's four threads for other work each, and
 * up to 160 MB; two leave the rest of the gateway its breath.
 */
const defaults: WorkLimits = { running: 2, waiting: 32 };

/** Limits how many pictures are decoded at a time. */
export function createImageWork(limits: WorkLimits = defaults): WorkLimiter {
  return createWorkLimiter(limits);
}
