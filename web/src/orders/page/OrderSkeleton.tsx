import { Skeleton } from "#/ui/Skeleton.tsx";
import "./order.css";

/** The shape of an order's page until it is here. */
export function OrderSkeleton() {
  return (
    <div className="order-page">
      <div className="order-skeleton-head">
        <Skeleton width="14rem" height={32} />
        <Skeleton width="20rem" height={16} />
      </div>
      <div className="order-columns">
        <Skeleton shape="box" height={420} />
        <div className="order-side">
          <Skeleton shape="box" height={140} />
          <Skeleton shape="box" height={180} />
        </div>
      </div>
    </div>
  );
}
