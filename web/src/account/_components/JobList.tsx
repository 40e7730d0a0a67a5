import { useLingui } from "@lingui/react/macro";
import { Download, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { JobList_viewer$key } from "#/__generated__/JobList_viewer.graphql";
import { JobRow } from "#/job/JobRow.tsx";
import { useJobsReread } from "#/job/useJobsReread.ts";
import { useReload } from "#/relay/useReload.ts";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { isPicked } from "../jobList.ts";
import { JobFilters } from "./JobFilters.tsx";

/** The jobs that the viewer sees and has picked, the newest first. */
export function JobList({ viewerKey }: { viewerKey: JobList_viewer$key }) {
  const { t } = useLingui();
  const { jobs } = useFragment(
    graphql`
      fragment JobList_viewer on Viewer @throwOnFieldError {
        jobs(first: 50, filter: $filter) {
          edges {
            node {
              id
              ...useJobsReread_job
              ...JobRow_job
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const [search] = useSearchParams();
  useJobsReread(
    jobs.edges.map(({ node }) => node),
    useReload(),
  );
  if (jobs.edges.length === 0 && !isPicked(search))
    return (
      <Card>
        <EmptyState icon={Download} title={t`No jobs yet`}>
          {t`Press Export beside a list: its file appears here.`}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <JobFilters />
      <Card title={t`Last jobs`} padding="none">
        {jobs.edges.length === 0 ? (
          <EmptyState icon={SearchX} title={t`No job matches`}>
            {t`Take a filter away to see more.`}
          </EmptyState>
        ) : (
          <ul className="job-list">
            {jobs.edges.map(({ node }) => (
              <JobRow key={node.id} jobKey={node} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
