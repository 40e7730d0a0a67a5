import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PickupPointStatus_point$key } from "#/__generated__/PickupPointStatus_point.graphql";
import { TwoLines } from "#/list/TwoLines.tsx";
import { Badge } from "#/ui/Badge.tsx";
import { useHourWords } from "./useHourWords.ts";

/** Whether a pickup point hands over today, and until when it does not. */
export function PickupPointStatus({ pointKey }: { pointKey: PickupPointStatus_point$key }) {
  const { t } = useLingui();
  const { dayOf } = useHourWords();
  const { isPaused, pausedUntil } = useFragment(
    graphql`
      fragment PickupPointStatus_point on PickupPoint {
        isPaused
        pausedUntil
      }
    `,
    pointKey,
  );
  const badge = (
    <Badge tone={isPaused ? "warning" : "success"} hasDot>
      {isPaused ? t`Paused` : t`Active`}
    </Badge>
  );
  if (!isPaused || !pausedUntil) return badge;
  const date = dayOf(pausedUntil);
  return <TwoLines first={badge} second={<Trans>until {date}</Trans>} />;
}
