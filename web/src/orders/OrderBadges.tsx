import { Badge } from "#/ui/Badge.tsx";
import type { BadgeProps } from "#/ui/Badge.tsx";
import { fulfilmentStatusNames, orderStatusNames, paymentStateNames, useNameIn } from "./orderWords.ts";

type Tone = NonNullable<BadgeProps["tone"]>;

const tones: Readonly<Record<string, Tone>> = {
  PENDING: "warning",
  ACCEPTED: "information",
  PACKED: "information",
  READY: "accent",
  OUT: "accent",
  PART_DESPATCHED: "accent",
  DESPATCHED: "accent",
  DELIVERED: "success",
  RETURNED: "danger",
  CANCELLED: "neutral",
};

const paymentTones: Readonly<Record<string, Tone>> = {
  UNPAID: "warning",
  AUTHORISED: "information",
  PART_PAID: "warning",
  PAID: "success",
  FAILED: "danger",
};

/** Where a part of an order stands. */
export function FulfilmentStatusBadge({ status }: { status: string }) {
  const nameIn = useNameIn();
  return (
    <Badge hasDot tone={tones[status] ?? "neutral"}>
      {nameIn(fulfilmentStatusNames, status)}
    </Badge>
  );
}

/** Where the whole of an order stands. */
export function OrderStatusBadge({ status }: { status: string }) {
  const nameIn = useNameIn();
  return (
    <Badge hasDot tone={tones[status] ?? "neutral"}>
      {nameIn(orderStatusNames, status)}
    </Badge>
  );
}

/** What of an order's money has come. */
export function PaymentBadge({ state }: { state: string }) {
  const nameIn = useNameIn();
  return <Badge tone={paymentTones[state] ?? "neutral"}>{nameIn(paymentStateNames, state)}</Badge>;
}
