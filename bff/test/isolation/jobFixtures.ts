import type { RawRecord } from "../nouns/nounSample.ts";

/** A job of somebody at a location, who has its file; those of others say so in each text. */
export function job(id: number, mark: string): RawRecord {
  return {
    user_po_id: null,
    user_seller_id: id,
    started_by: `${mark} starter`,
    kind: `${mark} kind`,
    job_state: "done",
    total: 1,
    done_count: 1,
    ok_count: 1,
    refused_count: 0,
    skipped_count: 0,
    part_count: 1,
    message: `${mark} message`,
    started_at: "2026-01-01T00:00:00Z",
    ended_at: "2026-01-01T00:00:00Z",
  };
}
