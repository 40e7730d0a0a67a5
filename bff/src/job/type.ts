import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { filterFields } from "../graphql/listFilter.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { jobFileLink } from "./link.ts";
import { exportedLists, listOfKind } from "./exportedLists.ts";
import { mayReadFile } from "./file.ts";
import { FileFormatEnum } from "./format.ts";
import { isOwnJob, type Job, mayCancel, maySeeJob, maySteer, mayUndo } from "./record.ts";
import { jobOrder, listJobs, loadJob } from "./source.ts";

export const JobStateEnum = builder.enumType("JobState", {
  description: "What has become of a job.",
  values: {
    STAGING: { description: "Of an import: the file is being read, and then waits for `mapImport`." },
    CHECKING: { description: "Of an import: its rows are being checked, and nothing is written." },
    READY: { description: "Of an import: its rows were checked, and it waits for `runImport`." },
    QUEUED: { description: "It waits for its turn: one of a kind runs at a time in a company." },
    RUNNING: { description: "It is being worked on, whether or not anybody looks." },
    DONE: { description: "All of it is done." },
    FAILED: { description: "It has ended before it was done; `failure` says why." },
    CANCELLED: { description: "Somebody has cancelled it." },
    EXPIRED: { description: "It was done, and what it made is gone: that is kept for seven days." },
  } as const,
});

const kindValues: Readonly<Record<string, { readonly description: string }>> = {
  ...Object.fromEntries(
    Object.values(exportedLists).map(({ kind, what }) => [
      `EXPORT_${kind}`,
      { description: `Writes ${what} into a file.` },
    ]),
  ),
  EDIT_PRODUCTS: { description: "Changes many products." },
  IMPORT_BRANDS: { description: "Reads brands from a CSV file." },
  IMPORT_CATEGORIES: { description: "Reads categories from a CSV file." },
  IMPORT_PRODUCTS: { description: "Reads products from a CSV file." },
  IMPORT_PRICE_STOCK: { description: "Reads prices and stock of products from a CSV file." },
  IMPORT_MANUFACTURERS: { description: "Reads manufacturers from a CSV file." },
  IMPORT_VENDORS: { description: "Reads vendors from a CSV file." },
  IMPORT_PICKUP_POINTS: { description: "Reads pickup points from a CSV file." },
  IMPORT_COLLECTION_PRODUCTS: { description: "Puts products of a CSV file into collections." },
  UNDO_IMPORT: { description: "Takes back what an import has done." },
  UNDO_EDIT: { description: "Gives many products what they had before such a change." },
  OTHER: { description: "Something that this schema has no word for." },
};

export const JobKindEnum = builder.enumType("JobKind", {
  description: "What a job does.",
  values: kindValues,
});

const kinds: Readonly<Record<string, string>> = {
  bulk_edit: "EDIT_PRODUCTS",
  bulk_undo: "UNDO_EDIT",
  undo_import: "UNDO_IMPORT",
  import_brand: "IMPORT_BRANDS",
  import_category: "IMPORT_CATEGORIES",
  import_product: "IMPORT_PRODUCTS",
  import_price_stock: "IMPORT_PRICE_STOCK",
  import_manufacturer: "IMPORT_MANUFACTURERS",
  import_vendor: "IMPORT_VENDORS",
  import_pickup_point: "IMPORT_PICKUP_POINTS",
  import_collection_product: "IMPORT_COLLECTION_PRODUCTS",
};

/** The kind by the service's name. */
export function kindOf(name: string): string {
  const list = listOfKind(name);
  return list === undefined ? (kinds[name] ?? "OTHER") : `EXPORT_${list.kind}`;
}

const JobFailureEnum = builder.enumType("JobFailure", {
  description: "Why a job failed.",
  values: {
    NOT_ALLOWED: { description: "Who started it may not do this any more." },
    TOKEN_GONE: {
      description: "The API token that started it is gone, has expired, or may not do this.",
    },
    NO_ROOM: { description: "The company keeps as much of such files as it may. Each goes after a week." },
    BROKEN: { description: "Something went wrong; `canRetry` says whether it can be tried again." },
  } as const,
});

const canCancel: ReadonlySet<Job["state"]> = new Set(["STAGING", "CHECKING", "READY", "QUEUED", "RUNNING"]);

const failures: Readonly<Record<string, typeof JobFailureEnum.$inferType>> = {
  not_allowed: "NOT_ALLOWED",
  token_gone: "TOKEN_GONE",
  no_room: "NO_ROOM",
};

const failureOf = (message: string | null): typeof JobFailureEnum.$inferType =>
  failures[message ?? ""] ?? "BROKEN";

/** How much is done, in whole percent from 0 to 100; all of it only when all of it is. */
export const progressOf = (done: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((done / total) * 100)));

/** Long work that somebody has started. */
export const JobType = builder.objectRef<Job>("Job");

builder.node(JobType, {
  readBy: maySeeJob,
  description:
    "Long work that somebody has started. It goes on whether or not anybody looks. The company's people see all of its jobs, a location's people those of the location, an API token those that it has started.",
  id: { resolve: (job) => job.id },
  loadOne: (id, context) => loadJob(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The job's id in the REST service (`job_id`)." }),
    kind: t.field({ type: JobKindEnum, description: "What it does.", resolve: ({ kind }) => kindOf(kind) }),
    format: t.expose("format", {
      type: FileFormatEnum,
      nullable: true,
      description: "What the file of an export is; null for any other job.",
    }),
    state: t.expose("state", { type: JobStateEnum, description: "What has become of it." }),
    progress: t.int({
      description: "How much of it is done, in percent from 0 to 100.",
      resolve: ({ state, doneCount, total }) =>
        state === "DONE" || state === "EXPIRED" ? 100 : progressOf(doneCount, total),
    }),
    total: t.exposeInt("total", { description: "How many rows it is about; 0 until it has looked." }),
    doneCount: t.exposeInt("doneCount", { description: "How many of them it is through with." }),
    okCount: t.exposeInt("okCount", { description: "How many of those went well." }),
    refusedCount: t.exposeInt("refusedCount", { description: "How many were refused." }),
    skippedCount: t.exposeInt("skippedCount", { description: "How many it had to do nothing about." }),
    failure: t.field({
      type: JobFailureEnum,
      nullable: true,
      description: "Why it failed; null when it did not.",
      resolve: ({ state, message }) => (state === "FAILED" ? failureOf(message) : null),
    }),
    startedBy: t.exposeString("startedBy", { description: "The name of who started it." }),
    isOwn: t.boolean({
      description: "Whether the viewer has started it.",
      resolve: (job, _args, context) => isOwnJob(currentUser(context), job),
    }),
    ...timeFields(t),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it ended; null until then.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when its file is kept; null where it has none.",
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        "A link to the file it has made, of an import that of the rows which were refused, good for an hour and for the viewer alone. Null while there is none, and for everybody but who started it and may still read what is in it.",
      resolve: (job, _args, context) =>
        (job.state === "DONE" || job.state === "READY") &&
        job.partCount > 0 &&
        mayReadFile(currentUser(context), job)
          ? jobFileLink(context.storage.readLinks, job.id, job.owner)
          : null,
    }),
    canCancel: t.boolean({
      description:
        "Whether the viewer may use `cancelJob`: it waits, for its turn or for a word, or runs, and is their own or a change that they may make, or they hold `PERSON_DELETE`.",
      resolve: (job, _args, context) => canCancel.has(job.state) && mayCancel(currentUser(context), job),
    }),
    canRetry: t.boolean({
      description:
        "Whether the viewer may use `retryJob`: it failed or was cancelled, what it works on is still kept, what it did was not undone since, and it is their own or a change that they may make.",
      resolve: (job, _args, context) => job.canRetry && maySteer(currentUser(context), job),
    }),
    canUndo: t.boolean({
      description:
        "Whether the viewer may use `undoBulkEdit`, or of an import `undoImport`: it changed records less than a day ago, was not undone, and is a change that they may make. Never of what deletes or hands in for review.",
      resolve: (job, _args, context) => job.canUndo && mayUndo(currentUser(context), job),
    }),
    undoneBy: t.field({
      type: JobType,
      nullable: true,
      description: "The last job that has undone it, or is about to; null while there is none.",
      resolve: ({ undoneBy }, _args, context) => (undoneBy === null ? null : loadJob(context, undoneBy)),
    }),
  }),
});

/** Its connection and edge. */
export const { connection: JobConnection } = connectionTypes("Job", "jobs", JobType);

const JobFilterInput = builder.inputType("JobFilter", {
  description: "What a list of jobs can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    ...filterFields(t, "Job"),
    state: t.field({ type: [JobStateEnum], description: "Only those in one of these states." }),
    isOwn: t.boolean({ description: "Only those that the viewer has started; false means any." }),
    endedSince: t.field({ type: "DateTime", description: "Only those that ended at this instant or later." }),
  }),
});

builder.objectField(ViewerType, "jobs", (t) =>
  t.field({
    type: JobConnection,
    ...semanticNonNull,
    description:
      "The jobs that the viewer sees, the newest first; kept for 90 days. A token sees none here: it reads by its id what it has started.",
    args: {
      ...builder.args((a) => ({
        filter: a.field({ type: JobFilterInput, description: "Only those that meet all of its conditions." }),
        orderBy: a.field({ type: jobOrder.input, description: "The newest first when not given." }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listJobs(context, viewer, args),
  }),
);
