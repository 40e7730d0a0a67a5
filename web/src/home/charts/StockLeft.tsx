import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { StockLeft_report$key } from "#/__generated__/StockLeft_report.graphql";
import { productAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";

/** What runs out first, and for how many days it lasts. */
export function StockLeft({ reportKey }: { readonly reportKey: StockLeft_report$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { stock } = useFragment(
    graphql`
      fragment StockLeft_report on SalesReport @throwOnFieldError {
        stock {
          productId
          name
          variantName
          quantity
          isLow
          daysLeft
        }
      }
    `,
    reportKey,
  );
  return (
    <Card title={t`Stock left`} description={t`Days at the pace of the last 30 days.`}>
      {stock.length === 0 && <p className="chart-note">{t`No stock is counted.`}</p>}
      <ul className="chart-parts">
        {stock.map(({ productId, name, variantName, quantity, isLow, daysLeft }) => (
          <li key={`${productId} ${variantName ?? ""}`}>
            <Link className="chart-part" href={productAddress(productId)}>
              <span className="chart-part-name">
                <bdi>{variantName ? `${name}, ${variantName}` : name}</bdi>
              </span>
              <span className="chart-note">
                {typeof daysLeft === "number" && t`${plural(daysLeft, { one: "# day", other: "# days" })}`}
              </span>
              <span className="chart-number" data-low={isLow || undefined}>
                {count(quantity)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
