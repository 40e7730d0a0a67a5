import * as v from "valibot";
import type { Context } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { beginPhase, lockImport, params } from "./begin.ts";
import { importRecord, readImport } from "./record.ts";

/** Whether rows that were refused are left out, or nothing is done unless all is. */
const modes = ["valid_rows", "all_or_nothing"] as const;

export const run = operation({
  method: "PUT",
  path: "/v1/companyImport/run/{job_id}",
  tagPath: "/v1/companyImport/{job_id}",
  origin: "extension",
  summary:
    "Does what the check has found the rows to do: those that it has refused are left out, or all are done in one transaction or none",
  params,
  body: v.object({
    mode: v.optional(v.picklist(modes, `mode is one of ${modes.join(", ")}`), "valid_rows"),
  }),
  response: importRecord,
  async handle({ params: { job_id }, body: { mode } }, context) {
    const found = await lockImport(context, job_id);
    const { job, file } = found;
    if (job.job_state !== "ready") throw broken("Only an import that was checked can be run");
    if (mode === "all_or_nothing") checkWhole(job.total, file.refused_count, context.settings);
    await beginPhase(context, found, mode === "all_or_nothing" ? "whole" : "run");
    return readImport(context, job_id);
  },
});

/** Whether a file may be written in one transaction. @throws HttpError 422 */
function checkWhole(total: number, refused: number, { importRowsAtOnce: most }: Context["settings"]): void {
  if (most === 0) throw broken("All or nothing is not offered on the embedded database", "mode");
  if (total > most) throw broken(`At most ${most} rows can be imported all or nothing`, "mode");
  if (refused > 0) throw broken("Rows were refused: correct them, or leave them out", "mode");
}
