/** A row of a file, by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** Rows as a file has them: the columns are those of all rows. */
export function tableOf(rows: readonly Row[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, cells: rows.map((row) => columns.map((name) => row[name] ?? "")) };
}

/** Lines of a file as its rows: quotes around cells, doubled within. */
export function rowsOfCsv(text: string): Row[] {
  const lines: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/y;
  while (cells.lastIndex < text.length) {
    const [, cell = "", end] = cells.exec(text) ?? [];
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") lines.push([]);
  }
  const [head = [], ...rows] = lines.filter((line) => line.length > 0);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}
