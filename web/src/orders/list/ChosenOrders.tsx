import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { refundsQuery as RefundsQuery } from "#/__generated__/refundsQuery.graphql";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useReload } from "#/relay/useReload.ts";
import { Button } from "#/ui/Button.tsx";
import { stepNames } from "../orderWords.ts";
import type { OrderFacts } from "./orderFacts.ts";
import type { OrderView } from "./orderLists.ts";
import { refundsQuery } from "./refundsQuery.ts";
import { type ListStep, useOutcomeText } from "./stepTexts.ts";
import { type StepInput, useSendSteps } from "./useSendSteps.ts";

const StepDialog = lazy(() => import("./StepDialog.tsx"));
const RefundDialog = lazy(() => import("./RefundDialog.tsx"));

/** What each list does with many. */
const stepsOf: Readonly<Record<OrderView, readonly ListStep[]>> = {
  pending: ["ACCEPT", "PACK", "CANCEL"],
  despatch: ["DESPATCH", "MAKE_READY", "DELIVER", "CANCEL"],
  cancel: [],
};

interface ChosenOrdersProps {
  readonly chosen: ChosenRows;
  readonly facts: OrderFacts;
}

/** What can be done with chosen orders. Those that were refused stay chosen, and a panel says why. */
export function ChosenOrders({
  chosen,
  facts: { view, mayUpdate, mayApprove, onRefused },
}: ChosenOrdersProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const send = useSendSteps();
  const outcomeText = useOutcomeText();
  const [asked, setAsked] = useState<"DESPATCH" | "CANCEL" | "DELIVER">();
  const [refunds, loadRefunds, closeRefunds] = useQueryLoader<RefundsQuery>(refundsQuery);
  const [isSending, setIsSending] = useState(false);
  const { names, keepOnly } = chosen;
  const [name = ""] = names.values();
  const take = async (action: ListStep, input: StepInput) => {
    setIsSending(true);
    onRefused([]);
    const outcome = await send(names, input);
    setIsSending(false);
    if (!outcome) return;
    const { doneCount, refused } = outcome;
    const text = outcomeText(action, doneCount, refused.length);
    if (refused.length === 0) notifier.success(text);
    else if (doneCount === 0) notifier.failure(text);
    else notifier.information(text);
    onRefused(refused);
    keepOnly(new Set(refused.map(({ id }) => id)));
    reload();
  };
  const start = (step: ListStep) => {
    if (step === "DESPATCH" || step === "CANCEL" || step === "DELIVER") setAsked(step);
    else void take(step, step === "PACK" ? { action: step, packages: 1 } : { action: step });
  };
  return (
    <>
      {mayUpdate &&
        stepsOf[view].map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === "CANCEL" ? "danger" : "secondary"}
            isPending={isSending}
            pendingLabel={t`Saving`}
            onPress={() => start(step)}
          >
            {t(stepNames[step])}
          </Button>
        ))}
      {view === "cancel" && mayApprove && (
        <Button
          size="small"
          onPress={() =>
            loadRefunds({ ids: [...names.keys()].slice(0, 100) }, { fetchPolicy: "network-only" })
          }
        >
          {t`Refund sent`}
        </Button>
      )}
      <Suspense fallback={null}>
        {refunds && (
          <RefundDialog
            queryRef={refunds}
            onDone={(refused) => {
              onRefused(refused);
              keepOnly(new Set(refused.map(({ id }) => id)));
              reload();
            }}
            onClose={closeRefunds}
          />
        )}
        {asked && (
          <StepDialog
            step={asked}
            count={names.size}
            name={name}
            onSubmit={(input) => void take(asked, input)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
