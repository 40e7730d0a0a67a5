/** The part of the configuration that business rules depend on. */
export interface Settings {
  /** Which reading of the business types is in force (decision D-26). */
  readonly businessTypes: "nine" | "two";
  /** Address of the console, without a slash at the end, for links in mails. */
  readonly publicUrl: string;
  /** Cost of a password hash; lower in tests only. */
  readonly passwordCost: "strong" | "test";
}
