import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { HomeOrders_viewer$key } from "#/__generated__/HomeOrders_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";

/** What is to be done with orders now; each number leads to its list. Nothing for who has no orders. */
export function HomeOrders({ viewerKey }: { viewerKey: HomeOrders_viewer$key }) {
  const { t } = useLingui();
  const { ago, count } = useFormats();
  const { fulfilmentCounts: counts } = useFragment(
    graphql`
      fragment HomeOrders_viewer on Viewer @throwOnFieldError {
        fulfilmentCounts {
          pending
          accepted
          packed
          late
          uncollected
          oldestPendingAt
        }
      }
    `,
    viewerKey,
  );
  if (!counts) return null;
  const { oldestPendingAt } = counts;
  const { pendingOrders, despatchOrders } = addresses;
  const todos = [
    {
      label: t`To accept`,
      tone: "warning",
      value: counts.pending,
      note: oldestPendingAt ? t`The oldest was placed ${ago(Date.parse(oldestPendingAt))}` : null,
      href: `${pendingOrders}?status=PENDING`,
    },
    {
      label: t`To pack`,
      tone: "information",
      value: counts.accepted,
      href: `${pendingOrders}?status=ACCEPTED`,
    },
    {
      label: t`To despatch`,
      tone: "information",
      value: counts.packed,
      href: `${despatchOrders}?status=PACKED`,
    },
    { label: t`Late`, tone: "danger", value: counts.late, href: `${pendingOrders}?status=LATE` },
    // Only where customers collect orders is there ever one.
    ...(counts.uncollected > 0
      ? [
          {
            label: t`To bring back`,
            tone: "danger",
            value: counts.uncollected,
            note: t`Nobody came for them`,
            href: `${despatchOrders}?collection=overdue`,
          },
        ]
      : []),
  ];
  return (
    <Card title={t`Orders`} padding="none">
      <ul className="home-counts">
        {todos.map(({ label, tone, value, note, href }) => (
          <li key={href}>
            <Link className="home-count" href={href}>
              <span className="home-count-label" data-tone={value === 0 ? "neutral" : tone}>
                {label}
              </span>
              <span className="home-count-value">{count(value)}</span>
              {note && <span className="home-count-note">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
