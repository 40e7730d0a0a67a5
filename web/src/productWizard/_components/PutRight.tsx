import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Check, CircleDot } from "lucide-react";
import { Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { PutRightQuery } from "#/__generated__/PutRightQuery.graphql";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { stepOf, useStepName } from "#/catalogue/product/useStepName.ts";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { useWizardMode } from "./useWizardMode.ts";

const query = graphql`
  query PutRightQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        changesSinceReview {
          path
        }
      }
    }
  }
`;

/** A field that the reviewer has pointed at. */
interface Flagged {
  readonly field: string;
  readonly label: string;
  readonly remark: string;
  readonly step: number | null | undefined;
}

interface PutRightProps {
  readonly id: string;
  readonly flagged: readonly Flagged[];
}

/** What the reviewer has pointed at, counted down as it is changed. Of what is saved only, so it is asked for after each step. */
export default function PutRight({ id, flagged }: PutRightProps) {
  const [queryRef, load] = useQueryLoader<PutRightQuery>(query);
  useEffect(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  const unknown = <PutRightList flagged={flagged} changed={[]} />;
  return queryRef ? (
    <Suspense fallback={unknown}>
      <Loaded queryRef={queryRef} flagged={flagged} />
    </Suspense>
  ) : (
    unknown
  );
}

interface LoadedProps extends Pick<PutRightProps, "flagged"> {
  readonly queryRef: PreloadedQuery<PutRightQuery>;
}

function Loaded({ queryRef, flagged }: LoadedProps) {
  const { node } = usePreloadedQuery<PutRightQuery>(query, queryRef);
  const changed = (node?.product?.changesSinceReview ?? []).map(({ path }) => path.join("."));
  return <PutRightList flagged={flagged} changed={changed} />;
}

interface PutRightListProps extends Pick<PutRightProps, "flagged"> {
  /** The paths of what was changed since the product came back. */
  readonly changed: readonly string[];
}

function PutRightList({ flagged, changed }: PutRightListProps) {
  const { t } = useLingui();
  const { labelOf } = useAuditTexts();
  const stepName = useStepName();
  const { addressOf } = useWizardMode();
  const isDone = ({ field }: Flagged) =>
    changed.some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
  const left = flagged.filter((one) => !isDone(one)).length;
  return (
    <Notice
      tone={left === 0 ? "success" : "warning"}
      title={
        left === 0
          ? t`All that was pointed at is changed. It can be submitted again.`
          : t`${plural(left, { one: "# field to put right", other: "# fields to put right" })}`
      }
    >
      <ul className="wizard-put-right" aria-live="polite">
        {flagged.map((one) => {
          const step = stepOf(one.step);
          return (
            <li key={one.field} data-done={isDone(one) || undefined}>
              <Icon of={isDone(one) ? Check : CircleDot} size={14} />
              <span>
                <strong>{labelOf(one.label)}</strong>
                {isDone(one) && <VisuallyHidden> ({t`changed`})</VisuallyHidden>}
                {": "}
                <span dir="auto">{one.remark}</span>
                {step && (
                  <>
                    {" "}
                    <Link href={addressOf(step)}>{t`Step ${step}: ${stepName(step)}`}</Link>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
