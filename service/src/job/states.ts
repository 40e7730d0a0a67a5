/** What can become of a job; of one that reads a file first that it is sent, and that what it would do waits for a word. */
export const storedStates = [
  "staging",
  "ready",
  "queued",
  "running",
  "done",
  "failed",
  "cancelled",
  "expired",
] as const;

/** The same as people see it: while a file is only checked they are told so. */
export const jobStates = [...storedStates, "checking"] as const;

/** Why a job failed, in `message`: whoever started it may not do this any more, or their token is gone; there is no room for its file; or it broke. */
export const degraded = "not_allowed";
export const tokenGone = "token_gone";
export const noRoom = "no_room";
export const broke = "broken";

export type StoredState = (typeof storedStates)[number];
