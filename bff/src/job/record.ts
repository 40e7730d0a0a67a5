import * as v from "valibot";
import { allPermissions } from "../access/permission.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  idField,
  integerField,
  optionalDateTimeField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { SessionOwner } from "../session/session.ts";

/** The states of a job, by the service's names. */
export const jobStates = {
  staging: "STAGING",
  checking: "CHECKING",
  ready: "READY",
  queued: "QUEUED",
  running: "RUNNING",
  done: "DONE",
  failed: "FAILED",
  cancelled: "CANCELLED",
  expired: "EXPIRED",
} as const;

export type JobState = (typeof jobStates)[keyof typeof jobStates];

/** What an export is written as, by the service's names. */
export const fileFormats = ["csv", "jsonl"] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Long work that somebody has started. */
export interface Job extends RecordTimes {
  readonly id: string;
  readonly companyId: string;
  /** The location of who started it; null for the company's own people. */
  readonly sellerId: string | null;
  readonly owner: SessionOwner;
  readonly startedBy: string;
  readonly kind: string;
  readonly state: JobState;
  readonly total: number;
  readonly doneCount: number;
  readonly okCount: number;
  readonly refusedCount: number;
  readonly skippedCount: number;
  /** Of how many parts its file is made; 0 while there is none. */
  readonly partCount: number;
  /** Whether what it has changed can be given back. */
  readonly canUndo: boolean;
  /** The last job that has given some of it back, or is to do so. */
  readonly undoneBy: string | null;
  /** Whether it can be tried again. */
  readonly canRetry: boolean;
  /** The API token that it was started with, as the service calls it; empty for a person. */
  readonly via: string;
  /** What the file of an export is; null for any other job. */
  readonly format: FileFormat | null;
  /** Whether a CSV file begins with the mark of UTF-8. */
  readonly byteOrderMark: boolean;
  /** What somebody must be allowed who gives back what it has changed; null where nobody asks. */
  readonly asksFor: string | null;
  /** Why it failed, as the service calls it. */
  readonly message: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly expiresAt: string | null;
}

const stateField = v.pipe(
  v.picklist(["staging", "checking", "ready", "queued", "running", "done", "failed", "cancelled", "expired"]),
  v.transform((state) => jobStates[state]),
);

/** Reads `companyJob`, an extension of ours. */
export const jobRecord = v.pipe(
  v.object({
    ...timesEntries,
    job_id: idField,
    company_po_id: idField,
    seller_id: optionalIdField,
    user_po_id: optionalIdField,
    user_seller_id: optionalIdField,
    started_by: textField,
    kind: textField,
    job_state: stateField,
    total: integerField,
    done_count: integerField,
    ok_count: integerField,
    refused_count: integerField,
    skipped_count: integerField,
    part_count: integerField,
    can_undo: v.nullish(v.boolean(), false),
    undone_by: optionalIdField,
    can_retry: v.nullish(v.boolean(), false),
    permission: optionalTextField,
    via: v.nullish(v.string(), ""),
    format: v.fallback(v.nullish(v.picklist(fileFormats), null), null),
    byte_order_mark: v.nullish(v.boolean(), true),
    message: optionalTextField,
    started_at: optionalDateTimeField,
    ended_at: optionalDateTimeField,
    expires_at: optionalDateTimeField,
  }),
  v.transform((record): Job => ({
    ...timesOf(record),
    id: record.job_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    owner:
      record.user_seller_id === null
        ? { kind: "owner", userId: record.user_po_id ?? "" }
        : { kind: "seller", userId: record.user_seller_id },
    startedBy: record.started_by,
    kind: record.kind,
    state: record.job_state,
    total: record.total,
    doneCount: record.done_count,
    okCount: record.ok_count,
    refusedCount: record.refused_count,
    skippedCount: record.skipped_count,
    partCount: record.part_count,
    canUndo: record.can_undo,
    undoneBy: record.undone_by,
    canRetry: record.can_retry,
    asksFor: record.permission,
    via: record.via,
    format: record.format,
    byteOrderMark: record.byte_order_mark,
    message: record.message,
    startedAt: record.started_at,
    endedAt: record.ended_at,
    expiresAt: record.expires_at,
  })),
);

/** Whose jobs a user sees: the company's people all of them, a location's people those of the location, a token its own. */
export function maySeeJob(
  user: SessionUser,
  { companyId, sellerId, via = "" }: Pick<Job, "companyId" | "sellerId"> & { readonly via?: string },
): boolean {
  if (companyId !== user.companyId || (user.limitedTo !== null && (via === "" || via !== user.via)))
    return false;
  return user.kind === "owner" || (sellerId !== null && sellerId === user.sellerId);
}

/** Whether the user has started it: what it made is for nobody else. */
export function isOwnJob(user: SessionUser, job: Job): boolean {
  return maySeeJob(user, job) && job.owner.kind === user.kind && job.owner.userId === user.userId;
}

/** Whether the user may say whether a job goes on, or is begun anew: who started it, and whoever may make such a change. */
export function maySteer(user: SessionUser, job: Job): boolean {
  return isOwnJob(user, job) || mayUndo(user, job);
}

/** Whether the user may cancel a job: whoever may steer it, and whoever may disable people, by which it would stop as well. */
export function mayCancel(user: SessionUser, job: Job): boolean {
  return maySteer(user, job) || allows(user, "PERSON_DELETE");
}

/** Whether the user may give back what a job has changed: whoever may make such a change. */
export function mayUndo(user: SessionUser, { asksFor }: Pick<Job, "asksFor">): boolean {
  return allPermissions.some((permission) => permission === asksFor && allows(user, permission));
}
