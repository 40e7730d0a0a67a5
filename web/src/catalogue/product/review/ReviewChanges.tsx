import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ReviewChanges_product$key } from "#/__generated__/ReviewChanges_product.graphql";
import { useAuditTexts } from "#/activity/useAuditTexts.ts";
import { Card } from "#/ui/Card.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { useStepName, wizardSteps } from "../useStepName.ts";
import { ReviewChange } from "./ReviewChange.tsx";
import { stepOfPath } from "./stepOfPath.ts";

interface ReviewChangesProps {
  readonly productKey: ReviewChanges_product$key;
  /** Whether what is the same is shown, too. */
  readonly all: boolean;
  readonly notes: Readonly<Record<string, string>>;
  readonly onNote: ((path: string, note: string | undefined) => void) | undefined;
}

/** What has changed since the decision, by the steps of the wizard. */
export function ReviewChanges({ productKey, all, notes, onNote }: ReviewChangesProps) {
  const { t } = useLingui();
  const stepName = useStepName();
  const nameOf = useChangeName();
  const { moment } = useFormats();
  const { reviewedAt, changesSinceReview } = useFragment(
    graphql`
      fragment ReviewChanges_product on Product {
        reviewedAt
        changesSinceReview(all: true) {
          path
          label
          part
          isChanged
          ...ReviewChange_change
        }
      }
    `,
    productKey,
  );
  if (changesSinceReview == null)
    return (
      <Notice title={t`What has changed cannot be told`}>
        {t`The service does not keep what products were when they were decided on.`}
      </Notice>
    );
  const shown = changesSinceReview.filter(
    ({ isChanged, path }) => all || isChanged || notes[path.join(".")] !== undefined,
  );
  if (shown.length === 0)
    return (
      <Notice tone="success" title={t`Nothing has changed`}>
        {reviewedAt && t`It is as it was when it was last decided on: ${moment(reviewedAt)}.`}
      </Notice>
    );
  return wizardSteps.map((step) => {
    const ofStep = shown.filter(({ path }) => stepOfPath(path) === step);
    return ofStep.length === 0 ? null : (
      <Card key={step} title={stepName(step)}>
        <dl className="review-changes">
          {ofStep.map((change) => {
            const path = change.path.join(".");
            return (
              <ReviewChange
                key={path}
                changeKey={change}
                label={nameOf(change)}
                note={notes[path]}
                onNote={onNote && ((note) => onNote(path, note))}
              />
            );
          })}
        </dl>
      </Card>
    );
  });
}

/** What a change is called: the field, behind what it is a part of. */
export function useChangeName() {
  const { labelOf } = useAuditTexts();
  return ({ label, part }: { readonly label: string; readonly part?: string | null | undefined }): string =>
    part == null ? labelOf(label) : `${part} · ${labelOf(label)}`;
}
