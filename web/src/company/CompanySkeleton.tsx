import { FormSkeleton } from "#/ui/FormSkeleton.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import "./company.css";

/** A section of the company before its query has answered. */
export function CompanySkeleton() {
  return (
    <div className="company-screen" aria-busy>
      <Skeleton width="240px" height="32px" />
      <FormSkeleton rows={4} />
    </div>
  );
}
