import { Skeleton } from "#/ui/Skeleton.tsx";
import "./company.css";

/** A section of the company before its query has answered. */
export function CompanySkeleton() {
  return (
    <div className="company-screen" aria-busy>
      <Skeleton width="240px" height="32px" />
      <div className="company-card company-skeleton">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="58px" />
        ))}
      </div>
    </div>
  );
}
