/** Why a try was no success; each has words of its own in the console. */
export const failures = [
  /** The name or number leads to a network that nobody outside may reach through us. */
  "address-refused",
  "name-not-found",
  "no-connection",
  "certificate-refused",
  /** Ten seconds were over, or seven of a test. */
  "timed-out",
  "redirected",
  /** Another status than 2xx. */
  "status",
  /** Its secret or headers were kept with another key. */
  "unreadable-secret",
  /** The endpoint was off when it was due. */
  "switched-off",
] as const;

export type Failure = (typeof failures)[number];
