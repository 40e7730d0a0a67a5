import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { variantColumns } from "./variantColumns.ts";
import "./product.css";

/** The shape of a product's page until it is here. */
export function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <div className="product-page">
      <div className="product-header">
        <Skeleton shape="box" width={88} height={88} />
        <div className="product-skeleton-title">
          <Skeleton width="18rem" height={24} />
          <Skeleton width="10rem" height={14} />
        </div>
      </div>
      <div className="product-columns">
        <div className="product-main">
          <TablePanel>
            <TableSkeleton label={t`Loading the product`} columns={variantColumns(true)} />
          </TablePanel>
        </div>
        <div className="product-facts">
          <Skeleton shape="box" height={260} />
        </div>
      </div>
    </div>
  );
}
