/** A value as it is kept: flags as booleans, numbers as numbers, whatever was sent. */
export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;
type Column = "text" | "number" | "flag";

/** A body as it came. */
export type Body = Readonly<Record<string, unknown>>;

/** One kind of record: the fields that the documents name, and the rows so far. */
export class Table {
  readonly key: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly rows: Row[] = [];
  #last = 0;

  /** A column is text unless it stands among the numbers or flags. The key comes by itself. */
  constructor(key: string, columns: { text: string; numbers?: string; flags?: string }) {
    const of = (names: string | undefined, column: Column): [string, Column][] =>
      (names ?? "").split(" ").flatMap((name) => (name === "" ? [] : [[name, column]]));
    this.key = key;
    this.columns = Object.fromEntries([
      ...of(columns.text, "text"),
      ...of(columns.numbers, "number"),
      ...of(columns.flags, "flag"),
    ]);
  }

  add(body: Body, further: Row = {}): Row {
    const empty = Object.fromEntries(
      Object.entries(this.columns).map(([name, column]) => [name, column === "flag" ? false : null]),
    );
    const row = { [this.key]: ++this.#last, ...empty, ...this.#read(body), ...further };
    this.rows.push(row);
    return row;
  }

  /** Changes what is sent and keeps the rest. */
  change(row: Row, body: Body, further: Row = {}): Row {
    const changed = { ...row, ...this.#read(body), ...further };
    this.rows.splice(this.rows.indexOf(row), 1, changed);
    return changed;
  }

  remove(row: Row): void {
    this.rows.splice(this.rows.indexOf(row), 1);
  }

  /** The rows whose field has this value, in whatever form it was sent. */
  where(field: string, value: unknown): Row[] {
    return this.rows.filter((row) => row[field] !== null && String(row[field]) === String(value));
  }

  find(id: unknown): Row | undefined {
    return this.where(this.key, id)[0];
  }

  #read(body: Body): Row {
    return Object.fromEntries(
      Object.entries(this.columns).flatMap(([name, column]) =>
        body[name] === undefined ? [] : [[name, read(column, body[name])]],
      ),
    );
  }
}

function read(column: Column, sent: unknown): Value {
  const isValue = typeof sent === "string" || typeof sent === "number" || typeof sent === "boolean";
  const text = isValue ? String(sent) : "";
  if (column === "flag") return text === "true" || text === "1";
  if (text === "") return null;
  return column === "number" ? Number(text) : text;
}
