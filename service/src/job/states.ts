/** What can become of a job. */
export const jobStates = ["queued", "running", "done", "failed", "cancelled", "expired"] as const;

/** Why a job failed, in `message`: whoever started it may not do this any more, or their token is gone; or it broke. */
export const degraded = "not_allowed";
export const tokenGone = "token_gone";
export const broke = "broken";

export type JobState = (typeof jobStates)[number];
