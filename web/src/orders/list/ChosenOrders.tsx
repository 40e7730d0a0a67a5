import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FileText, Package, Printer, Tag } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router";
import { printAddress } from "#/app/addresses.ts";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { stepNames } from "../orderWords.ts";
import { type DueRefund, readDueRefunds } from "./dueRefunds.ts";
import type { OrderFacts } from "./orderFacts.ts";
import type { OrderView } from "./orderLists.ts";
import { type ListStep, useOutcomeText } from "../stepTexts.ts";
import { isError, type StepInput, useSendSteps } from "./useSendSteps.ts";

const StepDialog = lazy(() => import("./StepDialog.tsx"));
const RefundDialog = lazy(() => import("./RefundDialog.tsx"));

/** What each list does with many. */
const stepsOf: Readonly<Record<OrderView, readonly ListStep[]>> = {
  pending: ["ACCEPT", "PACK", "ASSIGN", "CANCEL"],
  despatch: ["DESPATCH", "MAKE_READY", "DELIVER", "ASSIGN", "CANCEL"],
  cancel: [],
};

/** What each list prints. */
const papersOf: Readonly<Record<OrderView, readonly (keyof typeof papers)[]>> = {
  pending: ["packing", "label"],
  despatch: ["packing", "label", "document"],
  cancel: ["document"],
};

const papers = {
  packing: { label: msg`Packing slips`, icon: Package },
  label: { label: msg`Labels`, icon: Tag },
  document: { label: msg`Documents`, icon: FileText },
} as const;

/** So many are printed at once. */
const mostPrinted = 100;

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
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const failureText = useFailureText();
  const reload = useReload();
  const send = useSendSteps();
  const outcomeText = useOutcomeText();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<"DESPATCH" | "CANCEL" | "DELIVER" | "ASSIGN">();
  const [refunds, setRefunds] = useState<readonly DueRefund[]>();
  const [wasSent, setWasSent] = useState(true);
  const [isReading, setIsReading] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { names, keepOnly } = chosen;
  const [name = ""] = names.values();
  const take = async (input: StepInput): Promise<MutationError | null | undefined> => {
    setIsSending(true);
    onRefused([]);
    const outcome = await send(names, input);
    setIsSending(false);
    if (outcome === undefined || isError(outcome)) return outcome;
    const { doneCount, refused } = outcome;
    const text = outcomeText(input.action, doneCount, refused.length);
    if (refused.length === 0) notifier.success(text);
    else if (doneCount === 0) notifier.failure(text);
    else notifier.information(text);
    onRefused(refused);
    keepOnly(new Set(refused.map(({ id }) => id)));
    reload();
    return null;
  };
  /** The same where no form is there to say what goes wrong. */
  const takeNow = async (input: StepInput) => {
    const error = await take(input);
    if (error) reportError(notifier, error);
    return error;
  };
  const askRefunds = async (wereSent: boolean) => {
    setWasSent(wereSent);
    setIsReading(true);
    try {
      setRefunds(await readDueRefunds(environment, [...names.keys()]));
    } catch (error) {
      notifier.failure(failureText(error));
    }
    setIsReading(false);
  };
  const start = (step: ListStep) => {
    if (step === "DESPATCH" || step === "CANCEL" || step === "DELIVER" || step === "ASSIGN") setAsked(step);
    else void takeNow(step === "PACK" ? { action: step, packages: 1 } : { action: step });
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
      <Menu
        trigger={
          <Button size="small" icon={Printer}>
            {t`Print`}
          </Button>
        }
        items={papersOf[view].map((paper) => ({
          id: paper,
          label: t(papers[paper].label),
          icon: papers[paper].icon,
          href: printAddress(paper, [...names.keys()].slice(0, mostPrinted)),
          isNewTab: true,
          ...(names.size > mostPrinted && { description: t`The first ${mostPrinted} of them` }),
        }))}
      />
      {view === "cancel" &&
        mayApprove &&
        [true, false].map((wereSent) => (
          <Button
            key={String(wereSent)}
            size="small"
            isPending={isReading && wereSent === wasSent}
            pendingLabel={t`Loading`}
            onPress={() => void askRefunds(wereSent)}
          >
            {wereSent ? t`Refund sent` : t`Not owed after all`}
          </Button>
        ))}
      <Suspense fallback={null}>
        {refunds && (
          <RefundDialog
            due={refunds}
            wasSent={wasSent}
            onDone={(refused) => {
              onRefused(refused);
              keepOnly(new Set(refused.map(({ id }) => id)));
              reload();
            }}
            onClose={() => setRefunds(undefined)}
          />
        )}
        {asked && (
          <StepDialog
            step={asked}
            count={names.size}
            name={name}
            sellerId={search.get("seller")}
            form={{
              change: [asked === "DELIVER" ? takeNow : take, isSending],
              onClose: () => setAsked(undefined),
            }}
          />
        )}
      </Suspense>
    </>
  );
}
