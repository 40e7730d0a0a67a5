/** What a column holds. Numbers are ours and stay numbers; everything else is somebody's text. */
export type CellKind = "text" | "number" | "flag" | "time";

/** A text that a spreadsheet would reckon with: it gets an apostrophe before it (CWE-1236). */
const formula = /^[=+\-@\t\r\0]/;

/** Of several values one behind the other. */
const textOf = (value: unknown): string => [value].flat().join("; ");

function cell(value: unknown, kind: CellKind): string {
  if (value === null || value === undefined) return "";
  if (kind === "flag") return value === true ? "yes" : "no";
  if (kind === "number") return typeof value === "string" ? value : String(Number(value));
  const text = textOf(value);
  return kind === "text" && formula.test(text) ? `'${text}` : text;
}

/** What would end a cell, or a line, stands between quotes. */
const ending = /[",\r\n]/;

const quoted = (text: string): string => (ending.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Lines of a CSV file as RFC 4180 has it. A library would make its writer anew for each record, which is most of the work. */
export function csvLines(rows: readonly (readonly unknown[])[], kinds: readonly CellKind[]): string {
  return rows
    .map((row) => `${row.map((value, index) => quoted(cell(value, kinds[index] ?? "text"))).join(",")}\r\n`)
    .join("");
}
