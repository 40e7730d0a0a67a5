import { isRestricted } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { listOfKind } from "./exportedLists.ts";
import { isOwnJob, type Job } from "./record.ts";

/** Whether the user may read what the job has made: who started it, as long as they may read what is in it. */
export function mayReadFile(user: SessionUser, job: Job): boolean {
  return isOwnJob(user, job) && !isRestricted(user) && (listOfKind(job.kind)?.mayRead(user) ?? true);
}
