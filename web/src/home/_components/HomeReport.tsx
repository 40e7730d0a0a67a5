import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { HomeReport_viewer$key } from "#/__generated__/HomeReport_viewer.graphql";
import { Skeleton } from "#/ui/Skeleton.tsx";

const Report = lazy(() => import("../charts/Report.tsx"));

/** Figures of sales for who may see them; nothing for others. The charts come in a file of their own. */
export function HomeReport({ viewerKey }: { readonly viewerKey: HomeReport_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment HomeReport_viewer on Viewer {
        permissions
        offeredAreas
        ...Report_viewer
      }
    `,
    viewerKey,
  );
  if (!viewer.permissions.includes("REPORT_READ") || !viewer.offeredAreas.includes("REPORTS")) return null;
  return (
    <Suspense fallback={<Skeleton width="100%" height={420} />}>
      <Report viewerKey={viewer} />
    </Suspense>
  );
}
