import { diffWords } from "diff";
import { useLingui } from "@lingui/react/macro";

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** A text with what went and what came, word by word as the language of the page has words. */
export default function WordDiff({ before, after }: WordDiffProps) {
  const { i18n } = useLingui();
  const intlSegmenter = new Intl.Segmenter(i18n.locale, { granularity: "word" });
  const parts = diffWords(before, after, { intlSegmenter }).map((part, place) => ({ ...part, place }));
  return (
    <p className="review-text" dir="auto">
      {parts.map(({ place, value, added, removed }) =>
        added ? (
          <ins key={place}>{value}</ins>
        ) : removed ? (
          <del key={place}>{value}</del>
        ) : (
          <span key={place}>{value}</span>
        ),
      )}
    </p>
  );
}
