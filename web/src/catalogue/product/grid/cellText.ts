import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GridColumn, GridRow, Value } from "./gridColumns.ts";

/** What a text says in a cell, or why it says nothing. */
export type CellReading = { readonly value: Value } | { readonly problem: MessageDescriptor };

const rounded = /^[+-]?\d+([.,]\d+)?E\+\d+$/i;
const currency = /^(₹|rs\.?|inr)\s*|\s*(₹|inr)$/giu;
/** 1,29,900.00 and 129,900.00. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const money = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

const words = new Map<string, boolean>([
  ...["yes", "y", "true", "1", "हाँ", "हां", "نعم"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0", "नहीं", "नही", "لا"].map((word) => [word, false] as const),
]);

const problem = (message: MessageDescriptor): CellReading => ({ problem: message });
const looksRounded = problem(msg`Looks rounded by a spreadsheet`);
const priceRange = problem(msg`Price must be more than 0, with at most two decimals`);

/** Two decimals; undefined for what is no amount. Read as imports read it: `1,29,900.00`, `₹ 1299`. */
function amountOf(text: string): string | undefined {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]+/gu, " ")
    .replaceAll(currency, "")
    .trim();
  const [, whole, decimals = ""] = money.exec(grouped.test(plain) ? plain.replaceAll(",", "") : plain) ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, "")}.${decimals.padEnd(2, "0")}`;
}

function wholeOf(text: string, lowest: number, highest: number): number | undefined {
  const plain = grouped.test(text) ? text.replaceAll(",", "") : text;
  const number = /^\d{1,9}(\.0+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return number >= lowest && number <= highest ? number : undefined;
}

const required = {
  price: msg`Please Enter Product Price`,
  cgst: msg`CGST is required`,
  sgst: msg`SGST is required`,
  igst: msg`IGST is required`,
  order: msg`Order ID is required`,
};

/** Reads what was typed or pasted into a cell; what only the service can know it finds out when it is saved. */
export function readCell({ kind, id }: GridColumn, row: GridRow, typed: string): CellReading {
  const text = typed.trim().replace(/^'(?=[=+\-@])/, "");
  if (text === "") {
    const missing = Object.entries(required).find(([name]) => name === id)?.[1];
    return missing === undefined ? { value: null } : problem(missing);
  }
  if (rounded.test(text)) return looksRounded;
  switch (kind) {
    case "price":
    case "money": {
      const value = amountOf(text);
      if (kind === "price") return value === undefined || Number(value) === 0 ? priceRange : { value };
      return value === undefined
        ? problem(msg`Gift Wrapping Price must be 0 or more, with at most two decimals`)
        : { value };
    }
    case "percent": {
      const value = amountOf(text.replace(/\s*%$/u, ""));
      return value === undefined || Number(value) > 50 ? problem(msg`Please enter 0% to 50%`) : { value };
    }
    case "count": {
      const value = wholeOf(text, 0, 999_999_999);
      return value === undefined ? problem(msg`Must be a whole number from 0 to 999999999`) : { value };
    }
    case "order": {
      const value = wholeOf(text, 1, 1_000_000);
      return value === undefined ? problem(msg`Order ID is a whole number from 1 to 1000000`) : { value };
    }
    case "hsn":
      if (/^(\d{3}|\d{5}|\d{7})$/.test(text)) return problem(msg`Begins with 0?`);
      return /^(\d{4}|\d{6}|\d{8})$/.test(text)
        ? { value: text }
        : problem(msg`HSN Code has 4, 6 or 8 digits`);
    case "yesNo":
    case "default": {
      const value = words.get(text.normalize("NFC").toLowerCase());
      if (value === undefined) return problem(msg`Say yes or no`);
      // The mark goes from the default variant when another one gets it.
      return { value: kind === "default" ? (value ? row.id : null) : value };
    }
    case "line":
    case "name":
      return text.length > 120 ? problem(msg`Must have at most 120 characters`) : { value: text };
  }
}

/** A value as spreadsheets and imports read it again. */
export function textOf({ kind }: GridColumn, row: GridRow, value: Value): string {
  if (kind === "default") return value === row.id ? "yes" : "no";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "" : String(value);
}
