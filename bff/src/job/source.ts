import type { SessionUser } from "../access/user.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { Context } from "../graphql/context.ts";
import { inUtc, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { isOwnJob, type Job, jobRecord, type JobState, jobStates, maySeeJob } from "./record.ts";

export const jobs = ownedRecords<Job>({
  typeName: "Job",
  path: "/v1/companyJob",
  key: "job_id",
  record: jobRecord,
});

/** A job that the user may see; null for any other, and for nobody. */
export async function loadJob(context: Context, id: string): Promise<Job | null> {
  const user = context.session.current?.user;
  const job = user === undefined ? null : await jobs.load(context, id);
  return job !== null && user !== undefined && maySeeJob(user, job) ? job : null;
}

/** The job that an id of an input names. Throws `NotFoundError` when the user may not see it. */
export async function requireJob(context: Context, nodeId: string): Promise<Job> {
  const id = idOfType("Job", nodeId);
  const job = id === null ? null : await loadJob(context, id);
  if (job === null) throw new NotFoundError();
  return job;
}

/** The job that a write answered, remembered. It was written, so one that is not the user's is no refusal. */
export function writtenJob(context: Context, user: SessionUser, body: unknown): Job {
  const job = decodeWritten(jobRecord, body);
  if (!maySeeJob(user, job)) throw new UnavailableError("UNKNOWN");
  jobs.prime(context, job);
  return job;
}

/** The orders of a list of jobs. */
export const jobOrder = orderInput("Job", "jobs", {
  ...timeOrders,
  CREATED_AT: { ...timeOrders.CREATED_AT, value: (job: Job) => job.createdAt },
});

/** The newest first, unless another order is asked for. */
const newestFirst = jobOrder.of({ field: "CREATED_AT", direction: "DESC" });

export interface JobFilter extends ListFilter {
  readonly state?: readonly JobState[] | null | undefined;
  readonly isOwn?: boolean | null | undefined;
  readonly endedSince?: string | null | undefined;
}

interface JobArguments extends ConnectionArguments {
  readonly filter?: JobFilter | null | undefined;
  readonly orderBy?: Parameters<typeof jobOrder.of>[0];
}

/** A page of the jobs that the user may see. */
export async function listJobs(context: Context, user: SessionUser, args: JobArguments): Promise<Page<Job>> {
  const order = args.orderBy ? jobOrder.of(args.orderBy) : newestFirst;
  const window = readPageWindow(args, order);
  const filter = readFilter<Job>("Job", args.filter);
  if (user.limitedTo !== null || filter === null) return pageOfWholeList(window, order, []);
  const states = args.filter?.state ?? [];
  const names = Object.entries(jobStates).flatMap(([name, state]) => (states.includes(state) ? [name] : []));
  const isOwn = args.filter?.isOwn === true;
  const endedSince = inUtc("endedSince", args.filter?.endedSince);
  const hasEnded = ({ endedAt }: Job): boolean =>
    endedSince === undefined || (endedAt !== null && Date.parse(endedAt) >= Date.parse(endedSince));
  return listPage(window, {
    order,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        {
          template: `${jobs.path}/company_po_id/{id}`,
          params: { id: user.companyId },
          query: {
            ...(user.sellerId !== null && { seller_id: user.sellerId }),
            ...(names.length > 0 && { job_state: names.join(",") }),
            ...(isOwn && { [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: user.userId }),
            ended_since: endedSince,
            ...filter.query,
            ...query,
          },
        },
        jobRecord,
        (job) => maySeeJob(user, job),
      ),
    matches: (job) =>
      (isOwn ? isOwnJob(user, job) : maySeeJob(user, job)) &&
      filter.matches(job) &&
      hasEnded(job) &&
      (states.length === 0 || states.includes(job.state)),
  });
}
