import type { InputRef } from "@pothos/core";
import { builder, type BuilderTypes } from "./builder.ts";
import { invalidArgument } from "./invalidArgument.ts";
import type { ListQuery } from "./listPage.ts";
import { idOfType, isRestId } from "./nodeId.ts";
import type { RecordTimes } from "./recordTimes.ts";

/** The most ids that a filter may name. */
const mostIds = 100;

/** What every list can be narrowed to. */
export interface ListFilter {
  readonly ids?: readonly string[] | null | undefined;
  readonly createdSince?: string | null | undefined;
  readonly updatedSince?: string | null | undefined;
}

/** The fields of these conditions in the input of a filter. */
export function filterFields(
  t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, "InputObject">,
  typeName: string,
) {
  return {
    ids: t.idList({
      description: `Only these, at most ${mostIds} ids; unknown ones are passed over.`,
      extensions: { names: typeName },
    }),
    createdSince: t.field({
      type: "DateTime",
      description: "Only what was added at this instant or later.",
    }),
    updatedSince: t.field({
      type: "DateTime",
      description: "Only what was added or changed at this instant or later, for programs that keep a copy.",
    }),
  };
}

/** Makes `<Type>Filter` with the conditions that every list has. */
export function filterInput(typeName: string, plural: string): InputRef<ListFilter> {
  return builder.inputType(`${typeName}Filter`, {
    description: `What a list of ${plural} can be narrowed to; the conditions hold together.`,
    fields: (t) => filterFields(t, typeName),
  });
}

/** A filter as the service takes it, and once more as a test for a service that ignores it. */
export interface ReadyFilter<Row> {
  readonly query: ListQuery;
  matches(row: Row): boolean;
}

function isSince(instant: string | null, since: string | null | undefined): boolean {
  // Whoever copies records must not miss those of which the service does not say when.
  return (
    instant === null || since === null || since === undefined || Date.parse(instant) >= Date.parse(since)
  );
}

/** An instant as the service takes it. @throws BAD_USER_INPUT for a year that databases do not agree on */
export function inUtc(name: string, instant: string | null | undefined): string | undefined {
  if (instant === null || instant === undefined) return undefined;
  const text = new Date(instant).toISOString();
  // What the calendars of databases agree on.
  if (!/^[12]\d{3}-/.test(text)) throw invalidArgument(`\`${name}\` must lie in the years 1000 to 2999.`);
  return text;
}

/**
 * Reads the conditions that every list has. Null when nothing can match them, because none of the ids names a record of
 * this list. `restId` gives the service's id in an id of ours; null for one that is not of this list.
 */
export function readFilter<Row extends RecordTimes & { readonly id: string }>(
  typeName: string,
  filter: ListFilter | null | undefined,
  restId: (id: string) => string | null = (id) => (isRestId(id) ? id : null),
): ReadyFilter<Row> | null {
  const { ids: given = null, createdSince, updatedSince } = filter ?? {};
  if (given !== null && given.length > mostIds)
    throw invalidArgument(`\`ids\` takes at most ${mostIds} ids.`);
  const ids = given && restIds(typeName, given, restId);
  if (ids?.size === 0) return null;
  return {
    query: {
      ids: ids === null ? undefined : [...ids.values()].join(","),
      created_since: inUtc("createdSince", createdSince),
      updated_since: inUtc("updatedSince", updatedSince),
    },
    matches: (row) =>
      (ids === null || ids.has(row.id)) &&
      isSince(row.createdAt, createdSince) &&
      isSince(row.updatedAt, updatedSince),
  };
}

/** The service's ids by ours; what names no record of this list is left out. */
function restIds(
  typeName: string,
  given: readonly string[],
  restId: (id: string) => string | null,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const nodeId of given) {
    const id = idOfType(typeName, nodeId);
    const rest = id === null ? null : restId(id);
    if (id !== null && rest !== null) ids.set(id, rest);
  }
  return ids;
}
