import { useLingui } from "@lingui/react/macro";
import { useColumns } from "#/list/useColumns.ts";
import { Card } from "#/ui/Card.tsx";
import { gridOfProduct } from "./gridColumns.ts";
import ProductGrid from "./ProductGrid.tsx";
import { useIsNarrow } from "./useIsNarrow.ts";

interface GridOfProductProps {
  readonly id: string;
  readonly permissions: readonly string[];
}

/** The grid with the rows of one product, on its page. */
export default function GridOfProduct({ id, permissions }: GridOfProductProps) {
  const { t } = useLingui();
  const columns = useColumns(gridOfProduct, undefined);
  const isNarrow = useIsNarrow();
  return (
    <Card
      title={t`Prices, stock and tax`}
      description={t`As in a spreadsheet; changed cells wait until they are saved.`}
      padding="none"
    >
      <div className="product-grid-part">
        <ProductGrid
          of={{ filter: { ids: [id] } }}
          keptAs={`productGrid.${id}`}
          permissions={permissions}
          columns={columns}
          isNarrow={isNarrow}
        />
      </div>
    </Card>
  );
}
