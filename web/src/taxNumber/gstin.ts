/** State, PAN, number of the registration, `Z`, check character (decision D-38). */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The check character of the first 14: a weighted sum in base 36, in which every second character counts twice. */
function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** Whether it has the form of a GSTIN, and its check character fits. Expects upper case. */
export function isGstin(gstin: string): boolean {
  return pattern.test(gstin) && checkCharacter(gstin.slice(0, 14)) === gstin.charAt(14);
}

/** The PAN inside a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}

/** What GSTINs begin with, 01 first, as codes of provinces (ISO 3166-2:IN); old and new codes of one stand together. */
const provinces: readonly string[] = (
  "JK HP PB CH UK,UT HR DL RJ UP BR SK AR NL MN MZ TR ML AS WB JH OD,OR CG,CT MP GJ DD,DH DN,DH MH AP KA GA LD KL TN " +
  "PY AN TG,TS AP LA"
).split(" ");

/** The codes of the province where a GSTIN was given, an old and a new one of some; none for a number that is not known. */
export function provincesOfGstin(gstin: string): readonly string[] {
  return provinces[Number(gstin.slice(0, 2)) - 1]?.split(",") ?? [];
}

/** Whether a GSTIN was given in this province. A number or a province that is not known contradicts nothing. */
export function isGstinOf(gstin: string, provinceCode: string): boolean {
  const here = provincesOfGstin(gstin);
  const isKnown = provinces.some((codes) => codes.split(",").includes(provinceCode));
  return here.length === 0 || here.includes(provinceCode) || !isKnown;
}
