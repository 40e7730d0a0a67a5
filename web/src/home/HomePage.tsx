import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { HomePageQuery } from "#/__generated__/HomePageQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { HomeHeader } from "./_components/HomeHeader.tsx";
import { HomeProducts } from "./_components/HomeProducts.tsx";
import { HomeRecent } from "./_components/HomeRecent.tsx";
import { HomeReport, HomeReportSide } from "./_components/HomeReport.tsx";
import { HomeSetup } from "./_components/HomeSetup.tsx";
import { HomeShortcuts } from "./_components/HomeShortcuts.tsx";
import { HomeTodo } from "./_components/HomeTodo.tsx";
import "./home.css";

export { HomeSkeleton as Skeleton } from "./_components/HomeSkeleton.tsx";

export const query = graphql`
  query HomePageQuery($period: SalesPeriod!) @preloadable {
    viewer {
      ...HomeHeader_viewer
      ...HomeSetup_viewer
      ...HomeTodo_viewer
      ...HomeReport_viewer
      ...HomeReportSide_viewer
      ...HomeRecent_viewer
      ...HomeProducts_viewer
      ...HomeShortcuts_viewer
    }
  }
`;

/** #/dashboard/default: what is set up, what waits, what was sold, and the ways on (screen S-01). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<HomePageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<HomePageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <div className="shell-column home">
          <title>{t`Home`}</title>
          <HomeHeader viewerKey={viewer} />
          <div className="home-columns">
            <div className="home-main">
              <SectionBoundary>
                <HomeSetup viewerKey={viewer} />
              </SectionBoundary>
              <SectionBoundary>
                <HomeTodo viewerKey={viewer} />
              </SectionBoundary>
              <SectionBoundary>
                <HomeReport viewerKey={viewer} />
              </SectionBoundary>
              <SectionBoundary>
                <HomeRecent viewerKey={viewer} />
              </SectionBoundary>
            </div>
            <div className="home-side">
              <SectionBoundary>
                <HomeReportSide viewerKey={viewer} />
              </SectionBoundary>
              <SectionBoundary>
                <HomeProducts viewerKey={viewer} />
              </SectionBoundary>
              <HomeShortcuts viewerKey={viewer} />
            </div>
          </div>
        </div>
      )}
    </SignedIn>
  );
}
