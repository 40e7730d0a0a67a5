import type { SessionOwner } from "../session/session.ts";
import type { ReadLinks } from "../storage/readLink.ts";

/** Where what a job has made is read. */
export const jobFilePath = "/file/job/";

const keyOf = (jobId: string, { kind, userId }: SessionOwner): string => `job/${jobId}/${kind}/${userId}`;

/** A link to the file of a job for the user who started it, good for an hour. */
export function jobFileLink(links: ReadLinks, jobId: string, owner: SessionOwner): string {
  return `${jobFilePath}${jobId}?${links.sign(keyOf(jobId, owner), Date.now())}`;
}

/** Whether the query of a link was signed for this user and its time is not over. */
export function isJobFileLink(links: ReadLinks, jobId: string, owner: SessionOwner, query: string): boolean {
  return links.allows(keyOf(jobId, owner), query, Date.now());
}
