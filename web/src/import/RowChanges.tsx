import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { RowChanges_change$key } from "#/__generated__/RowChanges_change.graphql";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { Icon } from "#/ui/Icon.tsx";

/** The fields of a row before and after. */
export function RowChanges({ changeKeys }: { readonly changeKeys: RowChanges_change$key }) {
  const { t } = useLingui();
  const { labelOf, valueOf } = useAuditTexts();
  const changes = useFragment(
    graphql`
      fragment RowChanges_change on FieldChange @relay(plural: true) {
        path
        label
        part
        kind
        before
        after
      }
    `,
    changeKeys,
  );
  if (changes.length === 0) return "–";
  return (
    <dl className="import-changes">
      {changes.map(({ path, label, part, kind, ...values }) => {
        const [before = null, after = null] = [values.before, values.after].map((value) =>
          valueOf({ path, kind }, value),
        );
        return (
          <div key={`${part} ${path.join(".")}`}>
            <dt>
              {part != null && <bdi>{part}: </bdi>}
              {labelOf(label)}
            </dt>
            <dd>
              {before !== null && (
                <>
                  <del dir="auto">{before}</del>
                  <Icon of={ArrowRight} size={14} isMirrored />
                </>
              )}
              {after === null ? <em>{t`Taken away`}</em> : <ins dir="auto">{after}</ins>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
