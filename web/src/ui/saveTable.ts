/** A cell of a file: in quotes, and harmless in a spreadsheet, which takes what begins so for a formula. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a file of rows, with the mark that tells spreadsheets how it is written. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join()}\r\n`).join("")}`;
}

/** Gives rows as a file that spreadsheets open. */
export function saveTable(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([tableText(rows)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
