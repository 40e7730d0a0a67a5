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

/** The provinces of the number that a GSTIN begins with, by their code of ISO 3166-2:IN, old ones and new ones. */
const states: Readonly<Record<string, readonly string[]>> = {
  "01": ["JK"],
  "02": ["HP"],
  "03": ["PB"],
  "04": ["CH"],
  "05": ["UK", "UT"],
  "06": ["HR"],
  "07": ["DL"],
  "08": ["RJ"],
  "09": ["UP"],
  "10": ["BR"],
  "11": ["SK"],
  "12": ["AR"],
  "13": ["NL"],
  "14": ["MN"],
  "15": ["MZ"],
  "16": ["TR"],
  "17": ["ML"],
  "18": ["AS"],
  "19": ["WB"],
  "20": ["JH"],
  "21": ["OD", "OR"],
  "22": ["CG", "CT"],
  "23": ["MP"],
  "24": ["GJ"],
  "25": ["DD", "DH"],
  "26": ["DN", "DH"],
  "27": ["MH"],
  "28": ["AP"],
  "29": ["KA"],
  "30": ["GA"],
  "31": ["LD"],
  "32": ["KL"],
  "33": ["TN"],
  "34": ["PY"],
  "35": ["AN"],
  "36": ["TG", "TS"],
  "37": ["AP"],
  "38": ["LA"],
};

/** Whether a GSTIN was given in this province. A number or a province that is not known contradicts nothing. */
export function isGstinOf(gstin: string, provinceCode: string): boolean {
  const codes = states[gstin.slice(0, 2)];
  if (codes === undefined || !Object.values(states).some((known) => known.includes(provinceCode)))
    return true;
  return codes.includes(provinceCode);
}
