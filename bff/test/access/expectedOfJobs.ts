/** What is read of a job; not with a token. */
export const whatJobsShow: readonly string[] = [
  "canCancel",
  "canRetry",
  "createdAt",
  "databaseId",
  "doneCount",
  "endedAt",
  "expiresAt",
  "id",
  "isOwn",
  "kind",
  "okCount",
  "progress",
  "refusedCount",
  "skippedCount",
  "startedBy",
  "state",
  "total",
  "updatedAt",
].map((field) => `Job.${field}`);

/** What the world has nothing of: a job that failed, a file of the owner's own, and events, which `isolation.test.ts` tries. */
export const neverShownOfJobs: readonly string[] = [
  "Job.failure",
  "Job.downloadUrl",
  "JobProgressed.doneCount",
  "JobProgressed.eventId",
  "JobProgressed.nodeId",
  "JobProgressed.progress",
  "JobProgressed.state",
  "JobProgressed.total",
];
