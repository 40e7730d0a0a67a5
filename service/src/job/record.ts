import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { id, instant, nullableInstant, nullableText, optionalId, whole } from "../http/responseFields.ts";
import { jobStates, tokenGone } from "./states.ts";

/** A job as its people see it. */
export const jobRecord = v.object({
  job_id: id,
  company_po_id: id,
  seller_id: optionalId,
  user_po_id: optionalId,
  user_seller_id: optionalId,
  started_by: v.string(),
  via: v.string(),
  kind: v.string(),
  job_state: v.picklist(jobStates),
  total: whole,
  done_count: whole,
  ok_count: whole,
  refused_count: whole,
  skipped_count: whole,
  /** Of how many parts the file is made; 0 while there is none. */
  part_count: whole,
  /** Whether what it has changed can be given back: for a day, once. */
  can_undo: v.boolean(),
  /** The last job that has given some of it back, or is to do so. */
  undone_by: optionalId,
  /** Whether it can be tried again: not what was given back, not by a token that is gone, and not without what it works on. */
  can_retry: v.boolean(),
  /** What somebody must be allowed who starts it or gives back what it has changed; null where nobody asks. */
  permission: nullableText,
  /** Of an export: what its file is. */
  format: nullableText,
  /** Whether a CSV file is to begin with the mark of UTF-8, when it is handed on. */
  byte_order_mark: v.boolean(),
  message: nullableText,
  started_at: nullableInstant,
  ended_at: nullableInstant,
  expires_at: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

const partCount = sql<number>`case when job.job_state in ('done', 'ready')
  then (select count(*)::int from job_part where job_part.job_id = job.job_id) else 0 end`;

/** A job that gives back what another has done, or has given some of it back. */
const undoes = sql`undo.undoes = job.job_id and (undo.job_state in ('queued', 'running') or undo.ok_count > 0)`;

/**
 * What is deleted is gone. What was handed in has a decision before it, which is not made again by undoing: its base would be what
 * has changed since, and who may hand in may not decide.
 */
const isUndone = sql`(job.kind = 'bulk_edit'
  and coalesce(job.params #>> '{change,action}' not in ('delete', 'submit'), true)
  or job.kind like 'import%' and job.params ->> 'phase' in ('run', 'whole'))`;

const canUndo = sql<boolean>`(${isUndone}
  and job.job_state in ('done', 'failed', 'cancelled') and job.ok_count > 0
  and job.ended_at > now() - interval '1 day' and not exists (select from job as undo
    where ${undoes}))`;

const undoneBy = sql<
  number | null
>`(select max(undo.job_id) from job as undo where undo.undoes = job.job_id)`;

/** Whether the rows are there that it works on, or of a change of many those that its undoing would give back: they go after a week. */
const hasRows = sql`case
  when job.kind like 'import%' then exists (select from import_row where import_row.job_id = job.job_id)
  when job.kind = 'undo_import' then exists (select from import_row where import_row.job_id = job.undoes)
  when job.kind = 'bulk_undo' then exists (select from job_row where job_row.job_id = job.undoes)
  when job.kind = 'bulk_edit' then job.ended_at > now() - interval '7 days'
  else true end`;

const canRetry = sql<boolean>`(job.job_state in ('failed', 'cancelled')
  and job.message is distinct from ${tokenGone} and not (job.kind like 'import%' and job.params ->> 'phase' is null)
  and not exists (select from job as undo where ${undoes}) and ${hasRows})`;

/** While a file is only checked, its job is seen to do that. */
const seenState = sql<(typeof jobStates)[number]>`case
  when job.job_state in ('queued', 'running') and job.params ->> 'phase' = 'check' then 'checking' else job.job_state end`;

/** Jobs of a company. */
export const jobs = collection({
  name: "companyJob",
  noun: "Job",
  table: "job",
  record: jobRecord,
  rule: {
    key: "job_id",
    order: "-created_at",
    sortable: {},
    searchable: ["kind"],
    filters: {
      kind: "text",
      job_state: "text",
      seller_id: "integer",
      user_po_id: "integer",
      user_seller_id: "integer",
    },
    narrowing: {
      ended_since: {
        pattern:
          /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,3})?Z$/,
        message: "ended_since is an instant in UTC, like 2026-01-31T00:00:00Z",
        condition: (value) => sql`record.ended_at >= ${new Date(value).toISOString()}::timestamptz`,
      },
    },
  },
  records: (db) =>
    db
      .selectFrom("job")
      .innerJoin("account", "account.account_id", "job.account_id")
      .select([
        "job.job_id",
        "job.company_po_id",
        "job.seller_id",
        sql<number | null>`case when account.seller_id is null then account.account_id end`.as("user_po_id"),
        sql<number | null>`case when account.seller_id is not null then account.account_id end`.as(
          "user_seller_id",
        ),
        sql<string>`concat_ws(' ', account.first_name, account.last_name)`.as("started_by"),
        "job.via",
        "job.kind",
        seenState.as("job_state"),
        "job.total",
        "job.done_count",
        "job.ok_count",
        "job.refused_count",
        "job.skipped_count",
        partCount.as("part_count"),
        canUndo.as("can_undo"),
        undoneBy.as("undone_by"),
        canRetry.as("can_retry"),
        sql<string | null>`job.params ->> 'permission'`.as("permission"),
        sql<string | null>`job.params ->> 'format'`.as("format"),
        sql<boolean>`coalesce((job.params ->> 'byte_order_mark')::boolean, true)`.as("byte_order_mark"),
        "job.message",
        "job.started_at",
        "job.ended_at",
        "job.expires_at",
        "job.created_at",
        "job.updated_at",
      ]),
});
