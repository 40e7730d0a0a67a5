import * as v from "valibot";

/** What the service calls something, and what the schema does. */
export type Words<Word extends string> = Readonly<Record<string, Word>>;

/** A word of the service in the schema's words; one that is not known does not fit. */
export function wordField<const Word extends string>(words: Words<Word>): v.GenericSchema<unknown, Word> {
  const known = new Map(Object.entries(words));
  return v.pipe(
    v.string(),
    v.rawTransform<string, Word>(({ dataset, addIssue, NEVER }) => {
      const word = known.get(dataset.value);
      if (word !== undefined) return word;
      addIssue();
      return NEVER;
    }),
  );
}

/** The service's name of a word; undefined for none. */
export function toRestWord<Word extends string>(
  words: Words<Word>,
  word: Word | null | undefined,
): string | undefined {
  return Object.keys(words).find((name) => words[name] === word);
}
