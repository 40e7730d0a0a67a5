import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BannerStatus_banner$key } from "#/__generated__/BannerStatus_banner.graphql";
import { Badge } from "#/ui/Badge.tsx";
import { businessToday } from "#/i18n/businessToday.ts";
import { bannerState, type BannerState } from "../bannerState.ts";

const tones = { shown: "success", scheduled: "information", ended: "neutral", off: "neutral" } as const;

/** Whether customers see the banner today. */
export function BannerStatus({ bannerKey }: { bannerKey: BannerStatus_banner$key }) {
  const { t } = useLingui();
  const { isActive, startDate, endDate } = useFragment(
    graphql`
      fragment BannerStatus_banner on Banner {
        isActive
        startDate
        endDate
      }
    `,
    bannerKey,
  );
  const state = bannerState({ isActive, startDate, endDate }, businessToday());
  const names: Record<BannerState, string> = {
    shown: t`Shown`,
    scheduled: t`Scheduled`,
    ended: t`Ended`,
    off: t`Off`,
  };
  return (
    <Badge tone={tones[state]} hasDot>
      {names[state]}
    </Badge>
  );
}
