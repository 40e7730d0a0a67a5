/** Rows of one collection. */
export interface FakeTable {
  /** The field that identifies a row. */
  readonly key: string;
  readonly rows: readonly object[];
  /** The field of the rows' parent by the part of the path that names it. */
  readonly parents: Readonly<Record<string, string>>;
  /** Fields that `q` looks in. */
  readonly search?: readonly string[];
}

type Position = readonly [value: unknown, id: unknown];

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  const [first, second] = [String(left).toLowerCase(), String(right).toLowerCase()];
  return first === second ? 0 : first < second ? -1 : 1;
}

function readPosition(text: string): Position {
  const positionOf: unknown = JSON.parse(text);
  if (!Array.isArray(positionOf) || positionOf.length !== 2 || typeof positionOf[1] !== "number") {
    throw new Error(`Not a keyset position: ${text}`);
  }
  return [positionOf[0], positionOf[1]];
}

/**
 * The lists of the service as its contract says: filters, `q`, a total order (ties by id in the direction of the
 * sort), keyset or offset, and a count that does not depend on the page.
 */
export function fakeList(
  table: FakeTable,
  rows: readonly object[],
  query: Readonly<Record<string, string | undefined>>,
): { rows: object[]; totalCount: number } {
  const { limit, offset, q, sort = table.key, after, before, ...given } = query;
  const { ids, created_since, updated_since, ...others } = given;
  const filters = { ...others, ...(ids === undefined ? {} : { [table.key]: ids }) };
  const isSince = (row: object, name: string, since: string | undefined): boolean =>
    since === undefined || Date.parse(String(Reflect.get(row, name))) >= Date.parse(since);
  const field = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  const positionOf = (row: object): Position => [Reflect.get(row, field), Reflect.get(row, table.key)];
  const compare = (left: Position, right: Position): number =>
    sign * (compareValues(left[0], right[0]) || compareValues(left[1], right[1]));
  const matching = rows
    .filter((row) => isSince(row, "created_at", created_since) && isSince(row, "updated_at", updated_since))
    .filter((row) =>
      Object.entries(filters).every(
        ([name, values]) =>
          values === undefined || values.split(",").includes(String(Reflect.get(row, name))),
      ),
    )
    .filter(
      (row) =>
        q === undefined ||
        (table.search ?? []).some((name) =>
          String(Reflect.get(row, name)).toLowerCase().includes(q.toLowerCase()),
        ),
    )
    .toSorted((left, right) => compare(positionOf(left), positionOf(right)));
  const size = limit === undefined ? matching.length : Number(limit);
  if (before !== undefined) {
    const earlier = matching.filter((row) => compare(positionOf(row), readPosition(before)) < 0);
    return { rows: earlier.slice(-size), totalCount: matching.length };
  }
  const later =
    after === undefined
      ? matching
      : matching.filter((row) => compare(positionOf(row), readPosition(after)) > 0);
  return {
    rows: later.slice(Number(offset ?? 0), Number(offset ?? 0) + size),
    totalCount: matching.length,
  };
}
