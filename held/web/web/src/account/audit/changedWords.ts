/** A text in three parts, of which the middle one has changed. */
export interface MarkedText {
  readonly head: string;
  readonly changed: string;
  readonly tail: string;
}

/** The words of a text, each with the space behind it. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Two texts with the words that differ between the ones they begin and end with alike. */
export function changedWords(
  before: string,
  after: string,
): readonly [before: MarkedText, after: MarkedText] {
  const [was, becomes] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(was.length, becomes.length);
  let head = 0;
  while (head < shorter && was[head] === becomes[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && was.at(-1 - tail)?.trim() === becomes.at(-1 - tail)?.trim()) tail += 1;
  const marked = (words: readonly string[]): MarkedText => ({
    head: words.slice(0, head).join(""),
    changed: words.slice(head, words.length - tail).join(""),
    tail: words.slice(words.length - tail).join(""),
  });
  return [marked(was), marked(becomes)];
}
