import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { Locations_report$key } from "#/__generated__/Locations_report.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { ChartTable } from "./ChartTable.tsx";

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
  const inPercent = (value: string | null | undefined) => (value ? percentage(value) : "–");
  return (
    <Card
      title={t`By location`}
      description={t`Accepted in: half of the parts of orders were accepted within this time.`}
    >
      <ChartTable
        label={t`By location`}
        columns={[t`Location`, t`Sales`, t`Orders`, t`Accepted in`, t`Late`, t`Cancelled`]}
        rows={sellers.map(({ sellerId, name, ...figures }) => ({
          id: sellerId,
          name: (
            <Link className="ui-link" href={sellerAddress(sellerId)}>
              <bdi>{name}</bdi>
            </Link>
          ),
          values: [
            money(figures.sales),
            count(figures.orders),
            typeof figures.acceptMinutes === "number" ? t`${count(figures.acceptMinutes)} min` : "–",
            inPercent(figures.latePercent),
            inPercent(figures.cancelledPercent),
          ],
        }))}
      />
    </Card>
  );
}
