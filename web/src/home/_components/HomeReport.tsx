import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { HomeReport_viewer$key } from "#/__generated__/HomeReport_viewer.graphql";
import type { HomeReportSide_viewer$key } from "#/__generated__/HomeReportSide_viewer.graphql";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

// The charts come in a file of their own: who has no right to reports never loads it.
const Report = lazy(() => import("../charts/Report.tsx"));
const ReportSide = lazy(() => import("../charts/ReportSide.tsx"));

/** Figures of sales for who may see them; nothing for others. */
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
  return (
    hasReports(viewer) && (
      <Coming heights={[244, 356]}>
        <Report viewerKey={viewer} />
      </Coming>
    )
  );
}

/** What stands now, beside them. */
export function HomeReportSide({ viewerKey }: { readonly viewerKey: HomeReportSide_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment HomeReportSide_viewer on Viewer {
        permissions
        offeredAreas
        ...ReportSide_viewer
      }
    `,
    viewerKey,
  );
  return (
    hasReports(viewer) && (
      <Coming heights={[304]}>
        <ReportSide viewerKey={viewer} />
      </Coming>
    )
  );
}

interface Rights {
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

const hasReports = ({ permissions, offeredAreas }: Rights): boolean =>
  permissions.includes("REPORT_READ") && offeredAreas.includes("REPORTS");

interface ComingProps {
  /** Of its cards, in pixels: nothing moves when they are drawn. */
  readonly heights: readonly number[];
  readonly children: ReactNode;
}

function Coming({ heights, children }: ComingProps) {
  const { t } = useLingui();
  return (
    <Suspense
      fallback={
        <div className="home-coming" aria-busy>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
          {heights.map((height) => (
            <Skeleton key={height} shape="box" height={height} />
          ))}
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
