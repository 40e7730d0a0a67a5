import { useHref, useNavigate, useParams } from "react-router";
import { orderAddress } from "#/app/addresses.ts";
import { usePlainKeys } from "#/ui/usePlainKeys.ts";
import type { StepName } from "../orderWords.ts";
import { neighbourOf } from "../orderWalk.ts";

/**
 * `j` and `k`: the next and the previous order of the list that one comes from.
 * @param own the ids of the order and its parts
 */
export function useOrderKeys(own: readonly string[]): void {
  const navigate = useNavigate();
  const { id = "" } = useParams();
  usePlainKeys((key) => {
    if (key !== "j" && key !== "k") return;
    const neighbour = neighbourOf(id, own, key === "j" ? 1 : -1);
    if (neighbour !== undefined) void navigate(orderAddress(neighbour));
  });
}

interface StepKeys {
  readonly labelHref: string;
  readonly steps: readonly StepName[];
  readonly start: (step: StepName) => void;
  /** Packs piece by piece; left out where that cannot be done. */
  readonly scan?: () => void;
}

const keys: Readonly<Record<string, readonly StepName[]>> = {
  a: ["ACCEPT"],
  p: ["PACK"],
  d: ["DESPATCH", "MAKE_READY", "DELIVER"],
};

/** `a`, `p`, `d`: the step with the part that the page leads on with; `s`: packs it by scanning; `l`: its label, in a tab of its own. */
export function useStepKeys(isOn: boolean, { labelHref, steps, start, scan }: StepKeys): void {
  const label = useHref(labelHref);
  usePlainKeys((key) => {
    if (!isOn) return;
    const step = keys[key]?.find((one) => steps.includes(one));
    if (step) start(step);
    else if (key === "s") scan?.();
    else if (key === "l") window.open(label, "_blank", "noopener");
  });
}
