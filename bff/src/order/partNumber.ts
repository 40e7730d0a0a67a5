/** What is searched for, and of which part alone. */
interface PartSearch {
  readonly text: string | undefined;
  readonly part?: number;
}

/**
 * A search as the service reads it: the number of a part as it is printed, such as `2627-000123/2`, or the end of one, is the
 * order's number and which part.
 */
export function partNumber(search: string | undefined): PartSearch {
  const [, text, part] = /^\s*([\d-]{3,})\s*\/\s*(\d{1,3})\s*$/.exec(search ?? "") ?? [];
  return text === undefined ? { text: search } : { text, part: Number(part) };
}
