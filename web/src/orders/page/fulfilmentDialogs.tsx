import { graphql, useFragment } from "react-relay";
import type { fulfilmentDialogs_fulfilment$key } from "#/__generated__/fulfilmentDialogs_fulfilment.graphql";
import type { StepName } from "../orderWords.ts";
import { AcceptUnpaid, PackStep } from "./PackStep.tsx";
import { AttemptStep, DeliverStep } from "./DeliverStep.tsx";
import { AssignStep, DespatchStep, TrackingStep } from "./DespatchStep.tsx";
import { BringBackStep, CancelStep } from "./CancelStep.tsx";
import { ReturnStep } from "./ReturnStep.tsx";
import { ScanStep } from "./ScanStep.tsx";
import { SplitStep } from "./SplitStep.tsx";

/** A step that has a dialog, or a way of its own to take one. */
export type DialogName = StepName | "FORCE" | "SCAN";

interface FulfilmentDialogProps {
  readonly step: DialogName;
  readonly fulfilmentKey: fulfilmentDialogs_fulfilment$key;
  readonly mayApprove: boolean;
  readonly onClose: () => void;
}

// oxlint-disable relay/unused-fields -- each dialog reads of it what it needs.
/** The dialog of a step with a part of an order; its code comes when one is opened. */
export default function FulfilmentDialog({
  step,
  fulfilmentKey,
  mayApprove,
  onClose,
}: FulfilmentDialogProps) {
  const fulfilment = useFragment(
    graphql`
      fragment fulfilmentDialogs_fulfilment on Fulfilment @throwOnFieldError {
        id
        number
        version
        packages
        weightGrams
        carrierName
        trackingNumber
        trackingUrl
        ewayBillNumber
        dueOnDelivery
        deliveryCharge
        isCodeNeeded
        seller {
          id
        }
        deliveryUser {
          id
          name
        }
        amounts {
          total
        }
        lines(first: 100) {
          edges {
            node {
              id
              productName
              variantName
              sku
              imageUrl
              quantity
              cancelledQuantity
              returnedQuantity
            }
          }
        }
      }
    `,
    fulfilmentKey,
  );
  const props = { fulfilment, onClose };
  if (step === "FORCE") return <AcceptUnpaid {...props} />;
  if (step === "SCAN") return <ScanStep {...props} />;
  if (step === "PACK") return <PackStep {...props} mayApprove={mayApprove} />;
  if (step === "DESPATCH") return <DespatchStep {...props} />;
  if (step === "EDIT_TRACKING") return <TrackingStep {...props} />;
  if (step === "ASSIGN") return <AssignStep {...props} />;
  if (step === "DELIVER") return <DeliverStep {...props} mayApprove={mayApprove} />;
  if (step === "RECORD_ATTEMPT") return <AttemptStep {...props} />;
  if (step === "BRING_BACK") return <BringBackStep {...props} />;
  if (step === "RECORD_RETURN") return <ReturnStep {...props} />;
  if (step === "SPLIT") return <SplitStep {...props} />;
  return <CancelStep {...props} />;
}
