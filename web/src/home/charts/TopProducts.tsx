import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { TopProducts_report$key } from "#/__generated__/TopProducts_report.graphql";
import { productAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { Select } from "#/ui/Select.tsx";
import { changeOf } from "./change.ts";
import { ChartTable } from "./ChartTable.tsx";
import { useChangeText } from "./useChangeText.ts";

/** The ten products that brought most, or of which most pieces went, with their change. */
export function TopProducts({ reportKey }: { readonly reportKey: TopProducts_report$key }) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const changeText = useChangeText(t`Nothing before`);
  const { topProducts } = useFragment(
    graphql`
      fragment TopProducts_report on SalesReport @throwOnFieldError {
        topProducts {
          productId
          name
          units
          sales
          previousUnits
          previousSales
        }
      }
    `,
    reportKey,
  );
  const [order, setOrder] = useState("sales");
  if (topProducts.length === 0) return null;
  const sorted =
    order === "sales" ? topProducts : topProducts.toSorted((left, right) => right.units - left.units);
  return (
    <Card
      title={t`Top products`}
      actions={
        <Select
          label={t`By`}
          layout="inline"
          size="small"
          placeholder={t`By`}
          options={[
            { id: "sales", label: t`Sales` },
            { id: "units", label: t`Pieces` },
          ]}
          value={order}
          onChange={setOrder}
        />
      }
    >
      <ChartTable
        label={t`Top products`}
        columns={[t`Product`, t`Sales`, t`Pieces`, t`Change`]}
        rows={sorted.slice(0, 10).map(({ productId, name, ...now }) => ({
          id: productId,
          name: (
            <Link className="ui-link" href={productAddress(productId)}>
              <bdi>{name}</bdi>
            </Link>
          ),
          values: [
            money(now.sales),
            count(now.units),
            changeText(
              order === "sales"
                ? changeOf(now.sales, now.previousSales)
                : changeOf(now.units, now.previousUnits),
            ),
          ],
        }))}
      />
    </Card>
  );
}
