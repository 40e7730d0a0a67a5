import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { TopProducts_report$key } from "#/__generated__/TopProducts_report.graphql";
import { productAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { changeOf } from "./change.ts";
import { useChangeText } from "./useChangeText.ts";

/** The ten products that brought most, with their change. */
export function TopProducts({ reportKey }: { readonly reportKey: TopProducts_report$key }) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const changeText = useChangeText();
  const { topProducts } = useFragment(
    graphql`
      fragment TopProducts_report on SalesReport @throwOnFieldError {
        topProducts {
          productId
          name
          units
          sales
          previousSales
        }
      }
    `,
    reportKey,
  );
  if (topProducts.length === 0) return null;
  return (
    <Card title={t`Top products`}>
      <div className="chart-scroll" tabIndex={0} role="group" aria-label={t`Top products`}>
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Sales`}</th>
              <th scope="col">{t`Pieces`}</th>
              <th scope="col">{t`Change`}</th>
            </tr>
          </thead>
          <tbody>
            {topProducts.slice(0, 10).map(({ productId, name, units, sales, previousSales }) => (
              <tr key={productId}>
                <th scope="row">
                  <Link className="ui-link" href={productAddress(productId)}>
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td>{money(sales)}</td>
                <td>{count(units)}</td>
                <td>{changeText(changeOf(sales, previousSales))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
