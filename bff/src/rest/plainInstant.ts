const days = [
  "(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])",
  "(?:0[13-9]|1[0-2])-(?:29|30)",
  "(?:0[13578]|1[02])-31",
].join("|");

const plainInstant = new RegExp(`^\\d{4}-(?:${days})T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`);

/**
 * Whether a text is an instant as we write it, on a day that there is in every year: most are, and need not be made a date
 * to see it. The 29th of February is left to the calendar.
 */
export function isPlainInstant(text: string): boolean {
  return plainInstant.test(text);
}
