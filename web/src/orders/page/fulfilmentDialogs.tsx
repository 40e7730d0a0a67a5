import { use, useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { fulfilmentDialogs_fulfilment$key } from "#/__generated__/fulfilmentDialogs_fulfilment.graphql";
import type { fulfilmentDialogsLinesQuery } from "#/__generated__/fulfilmentDialogsLinesQuery.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useAllPages } from "#/relay/useAllPages.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { usePages } from "#/relay/usePages.ts";
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

/** Those that choose or count pieces: they need every line. */
const ofLines: ReadonlySet<DialogName> = new Set(["SCAN", "BRING_BACK", "RECORD_RETURN", "SPLIT", "CANCEL"]);

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
  const notifier = use(NotifierContext);
  const failureText = useFailureText();
  const {
    data: fulfilment,
    hasNext,
    loadNext,
  } = usePages<fulfilmentDialogsLinesQuery, fulfilmentDialogs_fulfilment$key>(
    graphql`
      fragment fulfilmentDialogs_fulfilment on Fulfilment
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "fulfilmentDialogsLinesQuery")
      @throwOnFieldError {
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
        lines(first: $count, after: $cursor) @connection(key: "fulfilmentDialogs_lines", filters: []) {
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
  const isMissing = ofLines.has(step) && hasNext;
  const failure = useAllPages({ hasNext: isMissing, loadNext });
  const [isShown, setIsShown] = useState(!isMissing);
  // Once shown it stays, with what was typed: news of the order bring its first lines alone, and the others come again.
  if (!isShown && !isMissing) setIsShown(true);
  const giveUp = useEffectEvent((error: Error) => {
    notifier.failure(failureText(error));
    onClose();
  });
  useEffect(() => {
    if (failure && !isShown) giveUp(failure);
  }, [failure, isShown]);
  if (!isShown) return null;
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
