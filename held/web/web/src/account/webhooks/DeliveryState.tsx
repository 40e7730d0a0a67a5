import { Badge } from "#/ui/Badge.tsx";
import { useEventTexts } from "./useEventTexts.ts";

const tones = { WAITING: "information", SENT: "success", DEAD: "danger" } as const;

const isKnown = (state: string): state is keyof typeof tones => Object.hasOwn(tones, state);

/** How far a message has come. */
export function DeliveryState({ state }: { readonly state: string }) {
  const { stateName } = useEventTexts();
  return (
    <Badge tone={isKnown(state) ? tones[state] : "neutral"} hasDot>
      {stateName(state)}
    </Badge>
  );
}
