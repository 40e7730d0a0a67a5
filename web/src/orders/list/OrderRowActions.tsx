import { useLingui } from "@lingui/react/macro";
import { Ban, Package, PackageCheck, Store, Truck, CircleCheck, UserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderRowActions_fulfilment$key } from "#/__generated__/OrderRowActions_fulfilment.graphql";
import { Button } from "#/ui/Button.tsx";
import { MoreMenu } from "#/ui/MoreMenu.tsx";
import { stepNames } from "../orderWords.ts";
import type { ListStep } from "./stepTexts.ts";
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
  const { number, steps, sellerId, isCodeNeeded, deliver, take } = useOrderSteps(stepsKey);
  const [asked, setAsked] = useState<"DESPATCH" | "CANCEL" | "ASSIGN" | "CODE">();
  const close = () => setAsked(undefined);
  const start = (step: ListStep) => {
    if (step === "DESPATCH" || step === "CANCEL" || step === "ASSIGN") setAsked(step);
    else if (step === "DELIVER" && isCodeNeeded) setAsked("CODE");
    else take(step === "PACK" ? { action: step, packages: 1 } : { action: step });
  };
  const [next, ...others] = steps;
  if (next === undefined) return null;
  const rest = next === "CANCEL" ? steps : others;
  const nameOf = (step: ListStep) => t(stepNames[step]);
  return (
    <span className="order-steps">
      {next !== "CANCEL" && (
        <Button size="small" aria-label={t`${nameOf(next)}: ${number}`} onPress={() => start(next)}>
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
              onSubmit={(input) => take({ ...input, action: asked })}
              onClose={close}
            />
          )
        )}
      </Suspense>
    </span>
  );
}
