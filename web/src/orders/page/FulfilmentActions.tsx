import { useLingui } from "@lingui/react/macro";
import { EllipsisVertical, FileText, Package, ScanBarcode, Tag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FulfilmentActions_fulfilment$key } from "#/__generated__/FulfilmentActions_fulfilment.graphql";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
import { printAddress } from "#/app/addresses.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { type StepName, stepNames, useNameIn } from "../orderWords.ts";
import type { DialogName } from "./fulfilmentDialogs.tsx";
import { useAccept, useMakeReady } from "./fulfilmentMutations.ts";
import { useStepKeys } from "./useOrderKeys.ts";
import { useStepOutcome } from "./useStepOutcome.ts";

const FulfilmentDialog = lazy(() => import("./fulfilmentDialogs.tsx"));

/** What leads on, in the order of the way: the first that can be taken is the next step. */
const onward: readonly StepName[] = ["ACCEPT", "PACK", "DESPATCH", "MAKE_READY", "DELIVER"];

const isStep = (action: string): action is StepName => action in stepNames;

interface FulfilmentActionsProps {
  readonly fulfilmentKey: FulfilmentActions_fulfilment$key;
  readonly mayApprove: boolean;
  /** Its next step is the one primary action of the page. */
  readonly isNext: boolean;
}

/** The steps that can be taken with a part of an order: the next one open, the others and what is printed behind three dots. */
export function FulfilmentActions({ fulfilmentKey, mayApprove, isNext }: FulfilmentActionsProps) {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const { tell, delay } = useStepOutcome();
  const [accept, isAccepting] = useAccept();
  const [makeReady] = useMakeReady();
  const [open, setOpen] = useState<DialogName>();
  const fulfilment = useFragment(
    graphql`
      fragment FulfilmentActions_fulfilment on Fulfilment @throwOnFieldError {
        id
        number
        viewerActions
        unitCount
        documents {
          id
        }
        ...fulfilmentDialogs_fulfilment
      }
    `,
    fulfilmentKey,
  );
  const { id, number, documents } = fulfilment;
  // One piece cannot go in two parts.
  const steps = fulfilment.viewerActions
    .filter(isStep)
    .filter((step) => step !== "SPLIT" || fulfilment.unitCount > 1);
  const next = onward.find((step) => steps.includes(step));

  const acceptNow = async () => {
    const outcome = await accept({ id, force: false });
    const isUnpaid = outcome && !outcome.isStale && !outcome.isUnanswered;
    if (isUnpaid && mayApprove) setOpen("FORCE");
    else tell(id, outcome, t`${number} accepted`);
  };
  const readyLater = async () => {
    const title = t`${number} is ready for pickup`;
    tell(id, await delay({ id, title, status: "READY", send: () => makeReady({ id }) }));
  };
  const start = (step: StepName) => {
    if (step === "ACCEPT") {
      // A key may say it again while it is being sent.
      if (!isAccepting) void acceptNow();
    } else if (step === "MAKE_READY") void readyLater();
    else setOpen(step);
  };
  const canScan = steps.includes("PACK");
  useStepKeys(isNext, {
    labelHref: printAddress("label", [id]),
    steps,
    start,
    ...(canScan && { scan: () => setOpen("SCAN") }),
  });

  const items = [
    ...(canScan ? [{ id: "SCAN", label: t`Scan and pack`, icon: ScanBarcode }] : []),
    {
      id: "packing",
      label: t`Packing slip`,
      icon: Package,
      href: printAddress("packing", [id]),
      isNewTab: true,
    },
    { id: "label", label: t`Label`, icon: Tag, href: printAddress("label", [id]), isNewTab: true },
    ...(documents.length > 0
      ? [
          {
            id: "documents",
            label: t`Documents`,
            icon: FileText,
            href: printAddress("document", [id]),
            isNewTab: true,
          },
        ]
      : []),
    ...steps
      .filter((step) => step !== next)
      .map((step) => ({ id: step, label: nameIn(stepNames, step), isDangerous: step === "CANCEL" })),
  ];
  return (
    <span className="order-actions">
      <ActivityButton id={id} name={number} size="small" />
      <Menu
        trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${number}`} />}
        items={items}
        onAction={(chosen) => {
          const step = steps.find((one) => one === chosen);
          if (chosen === "SCAN") setOpen("SCAN");
          else if (step) start(step);
        }}
      />
      {next && (
        <span className="order-next" data-next={isNext || undefined}>
          <Button
            variant={isNext ? "primary" : "secondary"}
            isPending={isAccepting}
            pendingLabel={t`Saving`}
            onPress={() => start(next)}
          >
            {nameIn(stepNames, next)}
          </Button>
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <FulfilmentDialog
            step={open}
            fulfilmentKey={fulfilment}
            mayApprove={mayApprove}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
