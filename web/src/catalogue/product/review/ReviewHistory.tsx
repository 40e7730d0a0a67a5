import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type {
  ReviewHistory_product$data,
  ReviewHistory_product$key,
} from "#/__generated__/ReviewHistory_product.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";

type Decision = NonNullable<ReviewHistory_product$data["reviews"]>[number]["decision"];

/** When it was handed in and decided on, and what was said. */
export function ReviewHistory({ productKey }: { readonly productKey: ReviewHistory_product$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { reviews } = useFragment(
    graphql`
      fragment ReviewHistory_product on Product {
        reviews {
          decision
          at
          byName
          remark
        }
      }
    `,
    productKey,
  );
  const nameOf = (decision: Decision): string => {
    if (decision === "SUBMITTED") return t`Handed in`;
    if (decision === "RETURNED") return t`Returned`;
    return decision === "DISABLED" ? t`Disabled` : t`Enabled`;
  };
  if (reviews == null || reviews.length === 0) return null;
  const told = reviews.map((review, place) => ({ ...review, place }));
  return (
    <Card title={t`Until now`}>
      <ol className="review-history">
        {told.map(({ place, decision, at, byName, remark }) => (
          <li key={place}>
            <strong>{nameOf(decision)}</strong>
            <span className="review-history-when" dir="auto">
              {[at && moment(at), byName].filter(Boolean).join(" · ")}
            </span>
            {remark && (
              <span className="review-history-remark" dir="auto">
                {remark}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
