/** Dialling code of a country whose numbers we know by rule; undefined elsewhere. */
export function diallingCode(country: string): string | undefined {
  return country === "IND" ? "+91" : undefined;
}

/**
 * What stands in a phone field while somebody types: digits only. In India the country's and the trunk prefix fall
 * off (decision D-29): `+91 98765 43210`, `098765 43210` and `9876543210` are one number.
 */
export function normalisePhone(typed: string, country: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  if (country !== "IND") return digits;
  const isInternational = typed.trimStart().startsWith("+91") || /^0*91\d{10}$/.test(digits);
  const national = digits.replace(/^0+/, "");
  return isInternational ? national.replace(/^91/, "") : national;
}

/** Whether a normalised number can be dialled: in India 10 digits from 6 to 9 on, elsewhere 7 to 15 digits. */
export function isPhone(digits: string, country: string): boolean {
  return (country === "IND" ? /^[6-9]\d{9}$/ : /^\d{7,15}$/).test(digits);
}
