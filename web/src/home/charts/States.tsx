import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { States_report$key } from "#/__generated__/States_report.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";

/** Where open parts of orders stand now: one bar, and each state with its number as a link. */
export function States({ reportKey }: { readonly reportKey: States_report$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { states } = useFragment(
    graphql`
      fragment States_report on SalesReport @throwOnFieldError {
        states {
          pending
          accepted
          packed
          ready
          out
        }
      }
    `,
    reportKey,
  );
  if (!states) return null;
  const { pendingOrders, despatchOrders } = addresses;
  const all = [
    { name: t`To accept`, value: states.pending, href: `${pendingOrders}?status=PENDING` },
    { name: t`To pack`, value: states.accepted, href: `${pendingOrders}?status=ACCEPTED` },
    { name: t`To despatch`, value: states.packed, href: `${despatchOrders}?status=PACKED` },
    { name: t`To be collected`, value: states.ready, href: `${despatchOrders}?status=READY` },
    { name: t`On the way`, value: states.out, href: `${despatchOrders}?status=OUT` },
  ];
  const total = all.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card
      title={t`Orders by state`}
      description={
        total === 0
          ? t`No order is open.`
          : t`${plural(total, { one: "# part of an order is open.", other: "# parts of orders are open." })}`
      }
    >
      {total > 0 && (
        <div className="chart-stack" aria-hidden>
          {all.map(({ name, value }, index) =>
            value === 0 ? null : <span key={name} data-part={index} style={{ flexGrow: value }} />,
          )}
        </div>
      )}
      <ul className="chart-parts">
        {all.map(({ name, value, href }, index) => (
          <li key={name}>
            <Link href={href} className="chart-part">
              <span className="chart-key" data-part={index} aria-hidden />
              <span className="chart-part-name">{name}</span>
              <span className="chart-number">{count(value)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
