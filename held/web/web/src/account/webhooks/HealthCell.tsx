import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HealthCell_health$key } from "#/__generated__/HealthCell_health.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

const height = 24;
const step = 4;
const hourLength = 3_600_000;

/** The tries of the last 24 hours: a bar for each, what failed at its top, and the same in words. */
export function HealthCell({ healthKey }: { healthKey: HealthCell_health$key }) {
  const { hours } = useFragment(
    graphql`
      fragment HealthCell_health on WebhookHealth @throwOnFieldError {
        hours {
          at
          ok
          failed
        }
      }
    `,
    healthKey,
  );
  const { t } = useLingui();
  const { percentage } = useFormats();
  const [last] = useState(() => Math.floor(Date.now() / hourLength));
  const ok = hours.reduce((sum, hour) => sum + hour.ok, 0);
  const all = hours.reduce((sum, hour) => sum + hour.ok + hour.failed, 0);
  if (all === 0) return t`Nothing sent`;
  const most = Math.max(...hours.map((hour) => hour.ok + hour.failed));
  const share = percentage(((100 * ok) / all).toFixed(1));
  return (
    <span className="webhook-health">
      <svg viewBox={`0 0 ${24 * step} ${height}`} width={24 * step} height={height} aria-hidden>
        {hours.map((hour) => {
          const place = 23 - (last - Math.floor(Date.parse(hour.at) / hourLength));
          const whole = ((hour.ok + hour.failed) / most) * height;
          const failed = (hour.failed / most) * height;
          const x = place * step;
          return (
            <g key={hour.at}>
              <rect className="webhook-ok" x={x} y={height - whole} width={step - 1} height={whole} />
              <rect className="webhook-failed" x={x} y={height - whole} width={step - 1} height={failed} />
            </g>
          );
        })}
      </svg>
      {t`${share} ok`}
    </span>
  );
}
