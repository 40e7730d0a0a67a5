import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ReviewDecision_product$key } from "#/__generated__/ReviewDecision_product.graphql";
import { NewerBar } from "#/form/NewerBar.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { useReport } from "#/relay/useReport.ts";
import { useStillHere } from "#/app/useStillHere.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { useEnableProduct } from "../productMutations.ts";
import { useActionName } from "../useActionName.ts";
import type { Notes } from "./notes.ts";

interface ReviewDecisionProps {
  readonly productKey: ReviewDecision_product$key;
  /** What is decided on: the version whose changes are on the screen. */
  readonly reviewVersion: string;
  /** Somebody has changed since what is on the screen. */
  readonly isChanged: boolean;
  readonly notes: Notes;
  readonly isReturning: boolean;
  readonly onRemark: (remark: string) => void;
  /** It was let through; hears whether whoever did it has stayed on the page. */
  readonly onEnabled: (isStillHere: boolean) => void;
  /** The decision was refused, because somebody has changed what it is about. */
  readonly onStale: () => void;
  /** The viewer wants to see what somebody has changed. */
  readonly onLookAgain: () => void;
}

/** The decision: it goes on sale, or, as the form around it is sent, back to its author with what is to be put right. */
export function ReviewDecision({
  productKey,
  reviewVersion,
  isChanged,
  notes,
  isReturning,
  onRemark,
  onEnabled,
  onStale,
  onLookAgain,
}: ReviewDecisionProps) {
  const { t } = useLingui();
  const report = useReport();
  const begin = useStillHere();
  const atMost = useLengthRule();
  const actionName = useActionName();
  const { id, status, version, viewerActions } = useFragment(
    graphql`
      fragment ReviewDecision_product on Product {
        id
        status
        version
        viewerActions
      }
    `,
    productKey,
  );
  const [enable, isEnabling] = useEnableProduct(undefined);
  const mayEnable = viewerActions.includes("ENABLE");
  const mayReturn = viewerActions.includes("RETURN");
  if (!mayEnable && !mayReturn) return null;
  const letThrough = async () => {
    const isStillHere = begin();
    const error = await enable({ id, version: reviewVersion });
    report(error, t`Product Enabled Successfully`);
    if (error === null) onEnabled(isStillHere());
    else if (error?.isStale) onStale();
  };
  const count = Object.keys(notes.fields).length;
  return (
    <Card title={t`Decision`}>
      <div className="review-decision">
        {isChanged && <NewerBar version={version} onShow={onLookAgain} />}
        {mayEnable && (
          <Button
            variant="primary"
            isFullWidth
            isPending={isEnabling}
            pendingLabel={t`Saving`}
            onPress={() => void letThrough()}
          >
            {actionName("ENABLE", status)}
          </Button>
        )}
        {mayReturn && (
          <>
            <TextArea
              name="remark"
              label={t`Remark`}
              description={
                count > 0
                  ? t`The fields you point at may say it all.`
                  : t`What is to be put right. You can also point at a field.`
              }
              {...(count === 0 && { required: t`Remark is required` })}
              validate={atMost(limits.description)}
              value={notes.remark}
              onChange={onRemark}
            />
            <Button type="submit" isFullWidth isPending={isReturning} pendingLabel={t`Saving`}>
              {count > 0
                ? t`${plural(count, { one: "Return with # field", other: "Return with # fields" })}`
                : t`Return product`}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
