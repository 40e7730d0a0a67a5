import { Plural, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { Refusal } from "#/relay/refusal.ts";
import { countsOf } from "./outcome.ts";
import type { BulkAnswer } from "./useBulkChange.ts";

/** So many are shown before and after; the rest is counted. */
const mostShown = 8;

interface BulkPreviewProps {
  readonly answer: BulkAnswer;
  readonly refused: readonly Refusal[];
}

/** What a change of many would do: how many, the first of them before and after, and which are refused and why. */
export function BulkPreview({ answer: { rows, total }, refused }: BulkPreviewProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { labelOf, valueOf } = useAuditTexts();
  const counts = countsOf(rows);
  const start = useRef<HTMLDivElement>(null);
  // The field or button that asked for it is gone.
  useEffect(() => start.current?.focus(), []);
  const changed = rows.filter(({ outcome }) => outcome === "DONE");
  const rest = changed.length - mostShown;
  return (
    <div className="bulk-preview" ref={start} tabIndex={-1}>
      {rows.length < total && (
        <p className="bulk-first">{t`Of the first ${count(rows.length)} of ${count(total)}:`}</p>
      )}
      <output className="bulk-counts">
        <Badge tone={counts.changed > 0 ? "success" : "neutral"}>
          <Plural value={counts.changed} one="# changes" other="# change" />
        </Badge>
        {counts.unchanged > 0 && (
          <Badge>
            <Plural value={counts.unchanged} one="# is so already" other="# are so already" />
          </Badge>
        )}
        {counts.refused > 0 && (
          <Badge tone="warning">
            <Plural value={counts.refused} one="# is refused" other="# are refused" />
          </Badge>
        )}
      </output>
      {changed.length > 0 && (
        <ul className="bulk-changes" aria-label={t`What changes`}>
          {changed.slice(0, mostShown).map(({ productId, name, changes }) => (
            <li key={productId}>
              <bdi className="bulk-name">{name}</bdi>
              {changes.map((change) => (
                <span key={change.path.join(".")} className="bulk-change">
                  <span className="bulk-label">{labelOf(change.label)}</span>
                  <bdi>{valueOf(change, change.before) ?? "–"}</bdi>
                  <Icon of={ArrowRight} size={14} isMirrored />
                  <VisuallyHidden>{t`becomes`}</VisuallyHidden>
                  <strong>
                    <bdi>{valueOf(change, change.after) ?? "–"}</bdi>
                  </strong>
                </span>
              ))}
            </li>
          ))}
          {rest > 0 && (
            <li className="bulk-rest">
              <Plural value={rest} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
      {refused.length > 0 && (
        <section className="bulk-refused" aria-label={t`What is refused`}>
          <h3>{t`Refused, and left as they are`}</h3>
          <ul>
            {refused.map(({ id, name, text }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
