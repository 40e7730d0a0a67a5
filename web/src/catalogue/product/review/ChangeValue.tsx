import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangeValue_change$key } from "#/__generated__/ChangeValue_change.graphql";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Icon } from "#/ui/Icon.tsx";

const WordDiff = lazy(() => import("./WordDiff.tsx"));

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ""));

/** By how many percent a price is another one; null where that says nothing. */
export function percentBetween(before: string, after: string): number | null {
  const [was, is] = [numberIn(before), numberIn(after)];
  if (!Number.isFinite(was) || !Number.isFinite(is) || was === 0) return null;
  return Math.round(((is - was) / was) * 1000) / 10;
}

/** A field before and now: words within a text, pictures side by side, prices with how much that is. */
export function ChangeValue({ changeKey }: { readonly changeKey: ChangeValue_change$key }) {
  const { t } = useLingui();
  const { valueOf } = useAuditTexts();
  const { percentage } = useFormats();
  const change = useFragment(
    graphql`
      fragment ChangeValue_change on FieldChange @throwOnFieldError {
        path
        kind
        before
        after
        beforeUrl
        afterUrl
        isChanged
      }
    `,
    changeKey,
  );
  const { path, kind, isChanged, beforeUrl, afterUrl } = change;
  const [before = null, after = null] = [change.before, change.after].map((value) =>
    valueOf({ path, kind }, value),
  );
  if (kind === "IMAGE")
    return (
      <div className="review-pictures">
        {isChanged && before !== null && <Picture title={t`Before`} url={beforeUrl} />}
        {after === null ? (
          <p className="review-none">{t`Taken away`}</p>
        ) : (
          <Picture title={isChanged && before === null ? t`New` : t`Now`} url={afterUrl} />
        )}
      </div>
    );
  if (!isChanged) return <Text text={after} />;
  if (kind === "RICH_TEXT" && before !== null && after !== null) {
    if (before === after)
      return <p className="review-none">{t`The words are the same; only how they look has changed.`}</p>;
    return (
      <Suspense fallback={<Text text={after} />}>
        <WordDiff before={before} after={after} />
      </Suspense>
    );
  }
  const percent =
    kind === "MONEY" && change.before != null && change.after != null
      ? percentBetween(change.before, change.after)
      : null;
  return (
    <p className="review-values">
      {before !== null && (
        <>
          <del dir="auto">{before}</del>
          <Icon of={ArrowRight} size={14} isMirrored />
        </>
      )}
      {after === null ? <em>{t`Taken away`}</em> : <ins dir="auto">{after}</ins>}
      {percent !== null && percent !== 0 && (
        <span className="review-percent" dir="ltr">
          {percent > 0 ? "+" : "−"}
          {percentage(String(Math.abs(percent)))}
        </span>
      )}
    </p>
  );
}

function Text({ text }: { readonly text: string | null }) {
  const { t } = useLingui();
  return text === null ? (
    <p className="review-none">{t`Empty`}</p>
  ) : (
    <p className="review-text" dir="auto">
      {text}
    </p>
  );
}

/** A picture with its word; one whose file is gone says so. */
function Picture({ title, url }: { readonly title: string; readonly url: string | null | undefined }) {
  const { t } = useLingui();
  const [isLost, setIsLost] = useState(false);
  return (
    <figure className="review-picture">
      {url == null || isLost ? (
        <span className="review-none">{t`This picture is no longer kept.`}</span>
      ) : (
        <img src={url} alt="" loading="lazy" onError={() => setIsLost(true)} />
      )}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
