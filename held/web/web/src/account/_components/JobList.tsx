import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { JobList_viewer$key } from "#/__generated__/JobList_viewer.graphql";
import { JobRow } from "#/job/JobRow.tsx";
import { useJobsReread } from "#/job/useJobsReread.ts";
import { useReload } from "#/relay/useReload.ts";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";

/** The jobs that the viewer sees, the newest first. */
export function JobList({ viewerKey }: { viewerKey: JobList_viewer$key }) {
  const { t } = useLingui();
  const { jobs } = useFragment(
    graphql`
      fragment JobList_viewer on Viewer @throwOnFieldError {
        jobs(first: 50) {
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
  useJobsReread(
    jobs.edges.map(({ node }) => node),
    useReload(),
  );
  if (jobs.edges.length === 0)
    return (
      <Card>
        <EmptyState icon={Download} title={t`No jobs yet`}>
          {t`Press Export beside a list: its file appears here.`}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={t`Last jobs`} padding="none">
      <ul className="job-list">
        {jobs.edges.map(({ node }) => (
          <JobRow key={node.id} jobKey={node} />
        ))}
      </ul>
    </Card>
  );
}
