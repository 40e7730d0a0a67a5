import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./gridSkeleton.css";

/** The shape of the grid while its file or its rows are on their way. */
export function GridSkeleton() {
  const { t } = useLingui();
  return (
    <div className="product-grid-loading">
      <VisuallyHidden isStatus>{t`Loading products`}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={18} />
      ))}
    </div>
  );
}
