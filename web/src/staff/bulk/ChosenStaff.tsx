import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { rolesQuery as RolesQuery } from "#/__generated__/rolesQuery.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { rolesQuery } from "../rolesQuery.ts";
import { isError, type StaffChangeInput, useChangeStaff } from "./useChangeStaff.ts";

const ChosenStaffDialog = lazy(async () => ({
  default: (await import("./chosenStaffDialogs.tsx")).ChosenStaffDialog,
}));

/** What can be done with many. */
export type StaffStep = "RESEND" | "CHANGE_ROLE" | "END_SESSIONS" | "ENABLE" | "DISABLE";

interface ChosenStaffProps {
  readonly chosen: ChosenRows;
  readonly kind: "COMPANY" | "LOCATION";
  readonly permissions: readonly string[];
  readonly onRefused: (refused: readonly Refusal[]) => void;
}

/** What can be done with chosen people. Those that were refused stay chosen, and a panel says why. */
export function ChosenStaff({ chosen: { names, keepOnly }, kind, permissions, onRefused }: ChosenStaffProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const send = useChangeStaff();
  const [asked, setAsked] = useState<Exclude<StaffStep, "RESEND">>();
  const [rolesRef, loadRoles] = useQueryLoader<RolesQuery>(rolesQuery);
  const [isSending, setIsSending] = useState(false);
  const labels: Readonly<Record<StaffStep, string>> = {
    RESEND: t`Mail the invitation again`,
    CHANGE_ROLE: t`Change role`,
    END_SESSIONS: t`Sign out everywhere`,
    ENABLE: t`Enable`,
    DISABLE: t`Disable`,
  };
  const doneText = (step: StaffStep, done: string) =>
    ({
      RESEND: t`${done} invited again`,
      CHANGE_ROLE: t`${done} given another role`,
      END_SESSIONS: t`${done} signed out`,
      ENABLE: t`${done} enabled`,
      DISABLE: t`${done} disabled`,
    })[step];
  const take = async (
    step: StaffStep,
    input: StaffChangeInput,
  ): Promise<MutationError | null | undefined> => {
    setIsSending(true);
    onRefused([]);
    const outcome = await send(names, input);
    setIsSending(false);
    if (outcome === undefined || isError(outcome)) return outcome;
    const { doneCount, refused } = outcome;
    const done = doneText(step, count(doneCount));
    const refusedCount = count(refused.length);
    if (refused.length === 0) notifier.success(done);
    else if (doneCount === 0) notifier.failure(t`${done}, ${refusedCount} refused`);
    else notifier.information(t`${done}, ${refusedCount} refused`);
    onRefused(refused);
    keepOnly(new Set(refused.map(({ id }) => id)));
    reload();
    return null;
  };
  /** The same where no form is there to say what goes wrong. */
  const takeNow = async (step: StaffStep, input: StaffChangeInput) => {
    const error = await take(step, input);
    if (error) reportError(notifier, error);
    return error;
  };
  const start = (step: StaffStep) => {
    if (step === "RESEND") return void takeNow(step, { change: step });
    if (step === "CHANGE_ROLE") loadRoles({ kind });
    return setAsked(step);
  };
  const isTyped = asked === "DISABLE" || asked === "CHANGE_ROLE";
  const steps: readonly StaffStep[] = [
    ...(permissions.includes("PERSON_UPDATE") ? (["RESEND", "CHANGE_ROLE", "END_SESSIONS"] as const) : []),
    ...(permissions.includes("PERSON_UPDATE") && permissions.includes("PERSON_DELETE")
      ? (["ENABLE", "DISABLE"] as const)
      : []),
  ];
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          variant={step === "DISABLE" ? "danger" : "secondary"}
          isPending={isSending}
          pendingLabel={t`Saving`}
          onPress={() => start(step)}
        >
          {labels[step]}
        </Button>
      ))}
      <Suspense fallback={null}>
        {asked && (asked !== "CHANGE_ROLE" || rolesRef) && (
          <ChosenStaffDialog
            step={asked}
            count={names.size}
            rolesRef={rolesRef ?? null}
            form={{
              change: [(input) => (isTyped ? take : takeNow)(asked, input), isSending],
              onClose: () => setAsked(undefined),
            }}
          />
        )}
      </Suspense>
    </>
  );
}
