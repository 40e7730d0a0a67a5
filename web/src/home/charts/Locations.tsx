import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { Locations_report$key } from "#/__generated__/Locations_report.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";

/** What each location sold, and how fast it accepts. */
export function Locations({ reportKey }: { readonly reportKey: Locations_report$key }) {
  const { t } = useLingui();
  const { count, money, percentage } = useFormats();
  const { sellers } = useFragment(
    graphql`
      fragment Locations_report on SalesReport @throwOnFieldError {
        sellers {
          sellerId
          name
          orders
          sales
          acceptMinutes
          latePercent
          cancelledPercent
        }
      }
    `,
    reportKey,
  );
  if (sellers.length === 0) return null;
  const inPercent = (value: number | null) => (value === null ? "–" : percentage(String(value)));
  return (
    <Card
      title={t`By location`}
      description={t`Accepted in: half of the parts of orders were accepted within this time.`}
    >
      <div className="chart-scroll" tabIndex={0} role="group" aria-label={t`By location`}>
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{t`Location`}</th>
              <th scope="col">{t`Sales`}</th>
              <th scope="col">{t`Orders`}</th>
              <th scope="col">{t`Accepted in`}</th>
              <th scope="col">{t`Late`}</th>
              <th scope="col">{t`Cancelled`}</th>
            </tr>
          </thead>
          <tbody>
            {sellers.map(({ sellerId, name, orders, sales, acceptMinutes, latePercent, cancelledPercent }) => (
              <tr key={sellerId}>
                <th scope="row">
                  <Link className="ui-link" href={sellerAddress(sellerId)}>
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td>{money(sales)}</td>
                <td>{count(orders)}</td>
                <td>{acceptMinutes === null ? "–" : t`${count(acceptMinutes)} min`}</td>
                <td>{inPercent(latePercent)}</td>
                <td>{inPercent(cancelledPercent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
