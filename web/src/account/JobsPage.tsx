import { useLingui } from "@lingui/react/macro";
import { CircleSlash } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { JobsPageQuery } from "#/__generated__/JobsPageQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { JobList } from "./_components/JobList.tsx";
import "./account.css";

export { JobsPageSkeleton as Skeleton } from "./_components/JobsPageSkeleton.tsx";

export const query = graphql`
  query JobsPageQuery($filter: JobFilter, $first: Int!, $offset: Int!) @preloadable {
    viewer {
      offeredAreas
      ...JobList_viewer
    }
  }
`;

/** account/jobs: what goes on whether or not anybody looks, and the files it has made. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<JobsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<JobsPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <div className="account">
          <title>{t`Jobs`}</title>
          <PageHeader
            title={t`Jobs`}
            description={t`Long work goes on here, also when you close this tab. Files are kept for seven days.`}
          />
          {viewer.offeredAreas.includes("EXPORTS") ? (
            <SectionBoundary>
              <JobList viewerKey={viewer} />
            </SectionBoundary>
          ) : (
            <Card>
              <EmptyState icon={CircleSlash} title={t`No jobs`}>
                {t`The service behind this back office does not offer this.`}
              </EmptyState>
            </Card>
          )}
        </div>
      )}
    </SignedIn>
  );
}
