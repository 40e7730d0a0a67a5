import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import type { StepName } from "./orderWords.ts";

/** The steps that these lists take. */
export type ListStep = Extract<
  StepName,
  "ACCEPT" | "PACK" | "DESPATCH" | "MAKE_READY" | "DELIVER" | "ASSIGN" | "CANCEL"
>;

/** What is said after a step with many: "18 accepted, 2 refused". */
export function useOutcomeText(): (step: ListStep, doneCount: number, refusedCount: number) => string {
  const { t } = useLingui();
  const { count } = useFormats();
  return (step, doneCount, refusedCount) => {
    const done = count(doneCount);
    const refused = count(refusedCount);
    const texts = {
      ACCEPT: t`${done} accepted`,
      PACK: t`${done} packed`,
      DESPATCH: t`${done} despatched`,
      MAKE_READY: t`${done} ready for pickup`,
      DELIVER: t`${done} delivered`,
      ASSIGN: t`${done} assigned`,
      CANCEL: t`${done} cancelled`,
    } as const satisfies Record<ListStep, string>;
    const text = texts[step];
    return refusedCount === 0 ? text : t`${text}, ${refused} refused`;
  };
}

/** What is said of one that a step can still be taken back of. */
export function useOfferText(): (step: ListStep, name: string) => string {
  const { t } = useLingui();
  return (step, name) => {
    if (step === "DESPATCH") return t`${name} despatched`;
    if (step === "DELIVER") return t`${name} delivered`;
    if (step === "CANCEL") return t`${name} cancelled`;
    if (step === "ASSIGN") return t`${name} assigned`;
    if (step === "PACK") return t`${name} packed`;
    return step === "ACCEPT" ? t`${name} accepted` : t`${name} ready for pickup`;
  };
}
