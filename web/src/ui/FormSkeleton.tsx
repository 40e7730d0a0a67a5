import { Skeleton } from "./Skeleton.tsx";
import "./FormSection.css";

/** The shape of a long form until its values are here. */
export function FormSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="ui-form-card ui-form-skeleton">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="58px" />
      ))}
    </div>
  );
}
