import { formatsFor } from "#/i18n/useFormats.ts";

const formats = formatsFor("en-IN");
const amounts = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const isNumeric = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** Paper is read by others than who prints it: numbers and days are those of English in India, whatever the user's language. */
export const paper = {
  ...formats,
  /** An amount in a column of them: `1,23,456.00`. Every digit of the text is kept. */
  amount: (decimal: string): string => (isNumeric(decimal) ? amounts.format(decimal) : decimal),
};
