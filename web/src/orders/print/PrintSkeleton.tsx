import { Skeleton } from "#/ui/Skeleton.tsx";
import "./print.css";

/** The shape of a sheet until it is here. */
export function PrintSkeleton() {
  return (
    <div className="print-page">
      <main className="print-sheets">
        <Skeleton shape="box" height={720} />
      </main>
    </div>
  );
}
