/**
 * How Node runs the service: with little room for young objects, and old ones are looked through when there are three quarters more
 * of them, not four times as many. A page of records waits for its database, so much of it grows old, and an export left 100 MB
 * to be collected. 4,000 lists and an export take a tenth more processor time (8.7 s, not 7.5 to 8.0) and leave 200 MB, not 272.
 */
export const serviceFlags: readonly string[] = ["--max-semi-space-size=8", "--heap-growing-percent=75"];

/** How Node makes the database: what runs once is not worth compiling well, which took a second and 600 MB more. */
export const prepareFlags: readonly string[] = [...serviceFlags, "--liftoff-only"];
