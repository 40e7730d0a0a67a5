import { sql } from "kysely";
import * as v from "valibot";
import { operation } from "../http/operation.ts";
import { HttpError } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";

const state = v.object({ status: v.literal("ok") });

/** Liveness and readiness. */
export const health: Resource = {
  constraints: {},
  operations: [
    operation({
      method: "GET",
      path: "/healthz",
      tag: "health",
      origin: "extension",
      summary: "The process runs",
      access: "open",
      response: state,
      handle: () => ({ status: "ok" as const }),
    }),
    operation({
      method: "GET",
      path: "/readyz",
      tag: "health",
      origin: "extension",
      summary: "The database answers",
      access: "open",
      response: state,
      async handle(_input, { db, log }) {
        try {
          await sql`select 1`.execute(db);
        } catch (error) {
          log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "not ready");
          throw new HttpError(503, "The database does not answer");
        }
        return { status: "ok" as const };
      },
    }),
  ],
};
