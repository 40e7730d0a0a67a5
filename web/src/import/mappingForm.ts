import type { ImportMappingInput } from "#/__generated__/importMutationsMapMutation.graphql";

/** Where a field comes from, as its choice has it: a column by its position, a text, or nothing. */
export interface Source {
  readonly choice: string;
  readonly constant: string;
}

export type Sources = Readonly<Record<string, Source>>;

/** The choices that are no column. */
export const nothing = "nothing";
export const sameText = "text";

const none: Source = { choice: nothing, constant: "" };

export const sourceOf = (sources: Sources, field: string): Source => sources[field] ?? none;

interface Mapped {
  readonly field: string;
  readonly column?: number | null | undefined;
  readonly constant?: string | null | undefined;
}

/** What the form begins with. */
export function sourcesOf(mapping: readonly Mapped[]): Sources {
  return Object.fromEntries(
    mapping.map(({ field, column, constant }) => [
      field,
      column == null
        ? { choice: sameText, constant: constant ?? "" }
        : { choice: String(column), constant: "" },
    ]),
  );
}

/** The position of the column that a field comes from; null where it comes from none. */
export function columnOf({ choice }: Source): number | null {
  return choice === nothing || choice === sameText ? null : Number(choice);
}

/** What is sent: each field that comes from something. */
export function mappingOf(
  sources: Sources,
  fields: readonly { readonly name: string }[],
): ImportMappingInput[] {
  return fields.flatMap(({ name }): ImportMappingInput[] => {
    const source = sourceOf(sources, name);
    const column = columnOf(source);
    if (column !== null) return [{ field: name, column }];
    return source.choice === sameText ? [{ field: name, constant: source.constant }] : [];
  });
}
