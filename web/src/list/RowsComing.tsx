import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./list.css";

/** In place of rows that are on their way. */
export function RowsComing({ label }: { readonly label: string }) {
  return (
    <div className="list-rows-coming">
      <VisuallyHidden isStatus>{label}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </div>
  );
}
