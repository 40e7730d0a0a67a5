import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { hasStatus } from "../expectation.ts";

function state(path: string): ContractCall {
  return extension("GET", path, async (probe, { options }) => {
    await probe.that("answers 200 to anybody, without a key", async () => {
      const headers = {
        authorization: undefined,
        [options.apiKeyHeader]: undefined,
        [options.apiVersionHeader]: undefined,
      };
      hasStatus(await probe.send({ headers }), 200);
    });
  });
}

/** Liveness and readiness (spec "Transport"). */
export const health: ContractResource = { name: "health", calls: [state("/healthz"), state("/readyz")] };
