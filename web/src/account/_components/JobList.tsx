import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { startTransition, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobList_viewer$key } from "#/__generated__/JobList_viewer.graphql";
import { useReload } from "#/relay/useReload.ts";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { JobRow } from "./JobRow.tsx";

/** While something goes on it is read again so often, in milliseconds; how far it is comes over the stream, too. */
const readEvery = 5000;

/** The jobs that the viewer sees, the newest first. */
export function JobList({ viewerKey }: { viewerKey: JobList_viewer$key }) {
  const { t } = useLingui();
  const reload = useReload();
  const { jobs } = useFragment(
    graphql`
      fragment JobList_viewer on Viewer @throwOnFieldError {
        jobs(first: 50) {
          edges {
            node {
              id
              endedAt
              ...JobRow_job
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const isUnderWay = jobs.edges.some(({ node }) => node.endedAt === null);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => startTransition(reload), readEvery);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
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
      <ul className="account-list">
        {jobs.edges.map(({ node }) => (
          <JobRow key={node.id} jobKey={node} />
        ))}
      </ul>
    </Card>
  );
}
