/** A filter of a list, as it stands in the address under its name. */
export interface ListFilter<Value extends string = string> {
  readonly name: string;
  /** Whether one value at a time can be chosen. */
  readonly isSingle: boolean;
  /** The chosen values; none while the filter is not in use. What nobody knows is left out. */
  readonly read: (search: URLSearchParams) => readonly Value[];
}

/** A filter by one value, whatever it is: mostly the id of a record. */
export function choice(name: string): ListFilter {
  return { name, isSingle: true, read: (search) => [search.get(name) ?? []].flat() };
}

/** A filter by any number of known values, which are kept in their own order so that one choice has one address. */
export function several<Value extends string>(name: string, known: readonly Value[]): ListFilter<Value> {
  const read = (search: URLSearchParams) => {
    const wanted = search.get(name)?.split(",") ?? [];
    return known.filter((value) => wanted.includes(value));
  };
  return { name, isSingle: false, read };
}

/** A filter by one of a few known values. */
export function one<Value extends string>(name: string, known: readonly Value[]): ListFilter<Value> {
  return { ...several(name, known), isSingle: true };
}
