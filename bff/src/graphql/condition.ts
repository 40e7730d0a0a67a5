import { compareDecimals, isMoney } from "./decimal.ts";
import { businessToday } from "./businessDay.ts";
import { invalidArgument } from "./invalidArgument.ts";
import { idOfType, isRestId } from "./nodeId.ts";
import { toRestWord, type Words } from "../rest/wordField.ts";

/** One condition of a filter: what the service is told, and the same for a row. */
export interface Condition<Row> {
  readonly query: Readonly<Record<string, string>>;
  matches(row: Row): boolean;
}

/** One of some words; none given means any. */
export function oneOf<Row, Word extends string>(
  field: string,
  words: Words<Word>,
  given: readonly Word[] | null | undefined,
  of: (row: Row) => Word,
): Condition<Row>[] {
  if (!given || given.length === 0) return [];
  const wanted = new Set(given);
  const names = [...wanted].flatMap((word) => toRestWord(words, word) ?? []);
  return [{ query: { [field]: names.join(",") }, matches: (row) => wanted.has(of(row)) }];
}

/** From one day to another, both included, by India's calendar. */
export function days<Row>(
  [from, to]: readonly [string, string],
  given: readonly [string | null | undefined, string | null | undefined],
  names: readonly [string, string],
  dayOf: (row: Row) => string | null,
): Condition<Row>[] {
  const [first, last] = given.map((day, index) => readDay(names[index] ?? "", day));
  return [
    ...(first === undefined
      ? []
      : [{ query: { [from]: first }, matches: (row: Row) => (dayOf(row) ?? "") >= first }]),
    ...(last === undefined
      ? []
      : [
          {
            query: { [to]: last },
            matches(row: Row) {
              const day = dayOf(row);
              return day !== null && day <= last;
            },
          },
        ]),
  ];
}

function readDay(name: string, day: string | null | undefined): string | undefined {
  if (day === null || day === undefined) return undefined;
  // What the calendars of databases agree on.
  if (!/^[12]/.test(day)) throw invalidArgument(`\`${name}\` must lie in the years 1000 to 2999.`);
  return day;
}

/** The day of an instant in India. */
export const dayOfInstant = (instant: string | null): string | null =>
  instant === null ? null : businessToday(Date.parse(instant));

/** An amount at least, or at most. */
export function amount<Row>(
  field: string,
  name: string,
  given: string | null | undefined,
  isLeast: boolean,
  of: (row: Row) => string,
): Condition<Row>[] {
  if (given === null || given === undefined) return [];
  if (!isMoney(given)) throw invalidArgument(`\`${name}\` must be an amount with at most two decimals.`);
  return [
    {
      query: { [field]: given },
      matches(row) {
        const difference = compareDecimals(of(row), given);
        return isLeast ? difference >= 0 : difference <= 0;
      },
    },
  ];
}

/** Of a record that rows do not name themselves, so that the service alone can tell; null for an id of another type. */
export function ownerOf<Row>(
  typeName: string,
  field: string,
  given: string | null | undefined,
): Condition<Row>[] | null {
  if (given === null || given === undefined) return [];
  const id = idOfType(typeName, given);
  return id === null || !isRestId(id) ? null : [{ query: { [field]: id }, matches: () => true }];
}

/** That go to one of some states; null when none of them can be one. */
export function provinces<Row>(
  field: string,
  given: readonly string[] | null | undefined,
  of: (row: Row) => string | null,
): Condition<Row>[] | null {
  if (!given || given.length === 0) return [];
  const codes = new Set(given.filter((code) => /^[A-Za-z]{1,3}$/.test(code)).slice(0, 40));
  if (codes.size === 0) return null;
  return [{ query: { [field]: [...codes].join(",") }, matches: (row) => codes.has(of(row) ?? "") }];
}
