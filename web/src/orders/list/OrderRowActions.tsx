import { useLingui } from "@lingui/react/macro";
import { Ban, Package, PackageCheck, Store, Truck, CircleCheck, UserRound } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderRowActions_fulfilment$key } from "#/__generated__/OrderRowActions_fulfilment.graphql";
import { useAside } from "#/form/useAside.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import { useIsMeant } from "#/ui/useIsMeant.ts";
import { stepNames } from "../orderWords.ts";
import type { ListStep } from "../stepTexts.ts";
import { useOrderSteps } from "./useOrderSteps.ts";

const StepDialog = lazy(() => import("./StepDialog.tsx"));
const CodeDialog = lazy(async () => ({ default: (await import("./StepDialog.tsx")).CodeDialog }));

const icons = {
  ACCEPT: CircleCheck,
  PACK: Package,
  DESPATCH: Truck,
  MAKE_READY: Store,
  DELIVER: PackageCheck,
  ASSIGN: UserRound,
  CANCEL: Ban,
} as const satisfies Record<ListStep, unknown>;

interface OrderRowActionsProps {
  readonly fulfilmentKey: OrderRowActions_fulfilment$key;
  readonly mayApprove: boolean;
}

/** The end of a row: the next step as a button, the others behind three dots. */
export function OrderRowActions({ fulfilmentKey, mayApprove }: OrderRowActionsProps) {
  const { t } = useLingui();
  const stepsKey = useFragment(
    graphql`
      fragment OrderRowActions_fulfilment on Fulfilment {
        ...useOrderSteps_fulfilment
      }
    `,
    fulfilmentKey,
  );
  const notifier = use(NotifierContext);
  const { number, steps, sellerId, way, isCodeNeeded, deliver, take, isSending } = useOrderSteps(stepsKey);
  const [asked, setAsked] = useState<"DESPATCH" | "CANCEL" | "ASSIGN" | "CODE">();
  const close = () => setAsked(undefined);
  const [next, ...others] = steps;
  const isMeant = useIsMeant(next);
  const tell = (error: MutationError) =>
    notifier.failure(`${number}: ${mutationErrorText(error)}`, error.cause);
  const aside = useAside(take, tell);
  const takeNow = async (step: ListStep) => {
    const error = await take(step === "PACK" ? { action: step, packages: 1 } : { action: step });
    if (error) tell(error);
  };
  const start = (step: ListStep) => {
    // It takes the press and does nothing: one that it ignored would be the row's, which opens the order.
    if (isSending) return;
    if (step === "DESPATCH" || step === "CANCEL" || step === "ASSIGN") setAsked(step);
    else if (step === "DELIVER" && isCodeNeeded) setAsked("CODE");
    else void takeNow(step);
  };
  // A dialog that waits out of sight is still needed.
  if (next === undefined && asked === undefined) return null;
  const rest = next === "CANCEL" ? steps : others;
  const nameOf = (step: ListStep) => t(stepNames[step]);
  return (
    <span className="order-steps">
      {next !== undefined && next !== "CANCEL" && (
        <Button
          size="small"
          aria-label={t`${nameOf(next)}: ${number}`}
          aria-busy={isSending || undefined}
          onPress={() => isMeant() && start(next)}
        >
          {nameOf(next)}
        </Button>
      )}
      {rest.length > 0 && (
        <MoreMenu
          label={t`More for ${number}`}
          items={rest.map((step) => ({
            id: step,
            label: nameOf(step),
            icon: icons[step],
            isDangerous: step === "CANCEL",
          }))}
          onAction={(id) => {
            const step = rest.find((one) => one === id);
            if (step) start(step);
          }}
        />
      )}
      <Suspense fallback={null}>
        {asked === "CODE" ? (
          <CodeDialog name={number} change={deliver} mayApprove={mayApprove} onClose={close} />
        ) : (
          asked && (
            <StepDialog
              step={asked}
              count={1}
              name={number}
              sellerId={sellerId}
              way={way}
              form={{
                ...(asked === "ASSIGN" ? { change: [take, isSending] } : aside),
                onClose: close,
              }}
            />
          )
        )}
      </Suspense>
    </span>
  );
}
