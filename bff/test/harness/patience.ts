import type { GatewayParts } from "../../src/server.ts";

/**
 * Limits that only a hang reaches: gateway, service and test often share one thread here, on a machine that does other
 * things too. What a limit does is tested with one of its own.
 */
export const patience: GatewayParts = {
  operationMilliseconds: 90_000,
  restLimits: { connectWithin: 30_000, headersWithin: 30_000, totalWithin: 60_000 },
};
