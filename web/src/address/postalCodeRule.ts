/** What stands in a postal code field while somebody types: `560 001` is `560001`, `sw1a 1aa` is `SW1A1AA`. */
export function normalisePostalCode(typed: string, country: string): string {
  return country === "IND" ? typed.replaceAll(/\D/g, "") : typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Decision D-29: in India 6 digits that do not start with 0, elsewhere 3 to 10 letters and digits. */
export function isPostalCode(code: string, country: string): boolean {
  return (country === "IND" ? /^[1-9]\d{5}$/ : /^[A-Z0-9]{3,10}$/).test(code);
}
