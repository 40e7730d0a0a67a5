/** A cell that cannot be what its column is. */
export class BadCell extends Error {
  override readonly name = "BadCell";
}

/** Reads a cell that is neither empty nor the word that empties. Throws `BadCell`. What it cannot read it leaves to the rules of the field. */
export type Reader = (cell: string) => string | boolean;

/** What a spreadsheet makes of a long number. */
const rounded = /^[+-]?\d+([.,]\d+)?E\+\d+$/i;

function unrounded(cell: string): string {
  if (rounded.test(cell)) throw new BadCell("Looks rounded by a spreadsheet");
  return cell;
}

/** One line: a name, a model, an SKU. */
export const line: Reader = (cell) => unrounded(cell);

/** A text of any length, in which anything may stand. */
export const longText: Reader = (cell) => cell;

/** A whole number, such as an id. */
export const whole: Reader = (cell) => unrounded(cell);

const currency = /^(₹|rs\.?|inr)\s*|\s*(₹|inr)$/giu;
/** Groups of two or three digits, the last one of three: 1,29,900.00 and 129,900.00. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** Money, or another number with decimals. */
export const money: Reader = (cell) => {
  const amount = unrounded(cell.replaceAll(/[\s\u00A0\u202F]+/gu, " "))
    .replaceAll(currency, "")
    .trim();
  return grouped.test(amount) ? amount.replaceAll(",", "") : amount;
};

/** A percentage, with or without its sign. */
export const percent: Reader = (cell) => money(cell.replace(/\s*%$/u, ""));

/** A code of 4, 6 or 8 digits; one digit less is one that a spreadsheet took for a number. */
export const hsn: Reader = (cell) => {
  if (/^(\d{3}|\d{5}|\d{7})$/.test(unrounded(cell))) throw new BadCell("Begins with 0?");
  return cell;
};

const dayFirst = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;

/** A day as the standard writes it, or with the day first; never with the month first. */
export const date: Reader = (cell) => {
  const [, day = "", , month = "", year = ""] = dayFirst.exec(cell) ?? [];
  if (day === "") {
    if (/^\d{4}-\d{2}-\d{2}([T ][\d:.]+Z?)?$/.test(cell)) return cell.slice(0, 10);
    throw new BadCell("Must be a date: DD/MM/YYYY or YYYY-MM-DD");
  }
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (Number(month) > 12) throw new BadCell("The day comes first: DD/MM/YYYY");
  return text;
};

const words = new Map<string, boolean>([
  ...["yes", "y", "true", "1", "हाँ", "हां", "जी हाँ", "जी हां", "हा"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0", "नहीं", "नही", "जी नहीं", "ना"].map((word) => [word, false] as const),
]);

/** Yes or no, in English or Hindi. */
export const yesOrNo: Reader = (cell) => {
  const known = words.get(cell.normalize("NFC").toLowerCase());
  if (known === undefined) throw new BadCell("Say yes or no");
  return known;
};

/** The apostrophe that an export puts before what a spreadsheet would reckon with. */
const harmless = /^'(?=[=+\-@\t\r\0])/;

/**
 * What a cell says: undefined leaves the field as it is, null empties it.
 * @param clearWord the word of a table that empties a field; null for lines of JSON, which say null, and have no apostrophe before a text
 * @throws BadCell
 */
export function valueOf(
  cell: string | null | undefined,
  read: Reader,
  clearWord: string | null,
): string | boolean | null | undefined {
  if (cell === null) return null;
  const text = (cell ?? "").trim();
  if (text === "") return undefined;
  if (clearWord === null) return read(text);
  return text === clearWord ? null : read(text.replace(harmless, ""));
}
