import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FulfilmentCard_fulfilment$key } from "#/__generated__/FulfilmentCard_fulfilment.graphql";
import { Badge } from "#/ui/Badge.tsx";
import { Card } from "#/ui/Card.tsx";
import { FulfilmentStatusBadge } from "../OrderBadges.tsx";
import { FulfilmentActions } from "./FulfilmentActions.tsx";
import { FulfilmentFacts } from "./FulfilmentFacts.tsx";
import { FulfilmentLines } from "./FulfilmentLines.tsx";
import { FulfilmentTotals } from "./FulfilmentTotals.tsx";
import { FulfilmentWarnings } from "./FulfilmentWarnings.tsx";

interface FulfilmentCardProps {
  readonly fulfilmentKey: FulfilmentCard_fulfilment$key;
  readonly mayApprove: boolean;
  /** Its next step is the one primary action of the page, and what the keys are about. */
  readonly isNext: boolean;
  /** The order has no other part: it goes by the location alone. */
  readonly isOnly: boolean;
}

/** The part of an order that one location sends: what is in it, what it amounts to, and what comes next. */
export function FulfilmentCard({ fulfilmentKey, mayApprove, isNext, isOnly }: FulfilmentCardProps) {
  const { t } = useLingui();
  const fulfilment = useFragment(
    graphql`
      fragment FulfilmentCard_fulfilment on Fulfilment @throwOnFieldError {
        number
        status
        statusReason
        isLate
        addressChangedAt
        seller {
          name
        }
        ...FulfilmentActions_fulfilment
        ...FulfilmentWarnings_fulfilment
        ...FulfilmentLines_fulfilment
        ...FulfilmentTotals_fulfilment
        ...FulfilmentFacts_fulfilment
      }
    `,
    fulfilmentKey,
  );
  const { number, status, statusReason, isLate, seller } = fulfilment;
  const isLabelOld = status === "PACKED" && fulfilment.addressChangedAt;
  return (
    <Card
      title={
        <span className="order-part-title">
          <bdi>{isOnly ? (seller?.name ?? number) : number}</bdi>
          <FulfilmentStatusBadge status={status} />
          {isLabelOld && <Badge tone="warning">{t`Print the label again`}</Badge>}
          {isLate && <Badge tone="danger">{t`Late`}</Badge>}
        </span>
      }
      description={
        <span dir="auto">{[!isOnly && seller?.name, statusReason].filter((part) => part).join(" · ")}</span>
      }
      actions={<FulfilmentActions fulfilmentKey={fulfilment} mayApprove={mayApprove} isNext={isNext} />}
    >
      <div className="order-part">
        <FulfilmentWarnings fulfilmentKey={fulfilment} />
        <FulfilmentLines fulfilmentKey={fulfilment} />
        <div className="order-part-foot">
          <FulfilmentFacts fulfilmentKey={fulfilment} />
          <FulfilmentTotals fulfilmentKey={fulfilment} />
        </div>
      </div>
    </Card>
  );
}
