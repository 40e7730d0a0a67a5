/** What can become of a job. */
export const jobStates = ["queued", "running", "done", "failed", "cancelled", "expired"] as const;

export type JobState = (typeof jobStates)[number];
