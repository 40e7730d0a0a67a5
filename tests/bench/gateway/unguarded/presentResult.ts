import type { presentResult as presentMasked } from "../../../../bff/src/http/presentResult.ts";

type Present = typeof presentMasked;

/** Gives out what there is, with every error in the open. */
export function presentResult(...[result, { operation }]: Parameters<Present>): ReturnType<Present> {
  operation.outcome = "ok";
  return {
    ...(result.errors === undefined ? {} : { errors: result.errors }),
    ...("data" in result ? { data: result.data } : {}),
  };
}
