/** A table of texts, row by row. */
export type TextTable = readonly (readonly string[])[];

/**
 * Reads what a spreadsheet puts on the clipboard: cells between tabs, or where there is no tab between commas, in quotes where
 * they hold a tab, a comma, a quote or a line break. The line break at the end is no row.
 */
export function readTable(text: string): TextTable {
  const clean = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const separator = clean.includes("\t") || !isCommaSeparated(clean) ? "\t" : ",";
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "" && closes(clean, at, separator)) isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  if (clean.endsWith("\n")) rows.pop();
  return rows;
}

/** Whether a quote opens a cell: one that is closed before a separator, a line break or the end. */
function closes(text: string, from: number, separator: string): boolean {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || text[at + 1] === separator || text[at + 1] === "\n";
  }
  return false;
}

/** `1,29,900.00` alone is one amount and no three cells; a table has as many commas in each of several lines, or quotes. */
function isCommaSeparated(text: string): boolean {
  const lines = text.split("\n").filter((line) => line !== "");
  const isAmount = (line: string) => /^\s*(₹|rs\.?|inr)?\s*\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?\s*$/iu.test(line);
  return lines.length > 0 && lines.every((line) => line.includes(",") && !isAmount(line));
}

/** Writes a table as spreadsheets do. */
export function writeTable(table: TextTable): string {
  return table
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"),
    )
    .join("\r\n");
}
