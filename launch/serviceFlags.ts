/**
 * How Node runs the service: with little room for young objects. It waits for its database, so that collecting them more
 * often costs nothing: 2,000 lists took 8.7 s of processor time with and without it, and left 510 MB instead of 760.
 */
export const serviceFlags: readonly string[] = ["--max-semi-space-size=8"];

/** How Node makes the database: what runs once is not worth compiling well, which took a second and 600 MB more. */
export const prepareFlags: readonly string[] = [...serviceFlags, "--liftoff-only"];
