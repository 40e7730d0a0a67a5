import { useLingui } from "@lingui/react/macro";
import { Download, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { JobList_viewer$key } from "#/__generated__/JobList_viewer.graphql";
import { JobRow } from "#/job/JobRow.tsx";
import { useJobsReread } from "#/job/useJobsReread.ts";
import { pageSizesOf } from "#/list/listAddress.ts";
import { ListPages } from "#/list/ListPages.tsx";
import { RowsComing } from "#/list/RowsComing.tsx";
import { useFilterKey, useListAddress } from "#/list/useListAddress.ts";
import { usePageRefill } from "#/list/usePageRefill.ts";
import { useReload } from "#/relay/useReload.ts";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { jobRules } from "../jobList.ts";
import { JobFilters } from "./JobFilters.tsx";

/** The jobs that the viewer sees and has picked, the newest first. */
export function JobList({ viewerKey }: { viewerKey: JobList_viewer$key }) {
  const { t } = useLingui();
  const { jobs } = useFragment(
    graphql`
      fragment JobList_viewer on Viewer @throwOnFieldError {
        jobs(first: $first, offset: $offset, filter: $filter) {
          totalCount
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
  const [address, change] = useListAddress(jobRules);
  const [filterKey] = useFilterKey(jobRules);
  const isEmptied = usePageRefill(address, jobs.edges.length, jobs.totalCount);
  useJobsReread(
    jobs.edges.map(({ node }) => node),
    useReload(),
  );
  if (jobs.totalCount === 0 && filterKey === "")
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
      <TablePanel
        footer={
          <ListPages
            label={t`Pages of jobs`}
            list={address}
            pageSizes={pageSizesOf(jobRules)}
            totalCount={jobs.totalCount}
            shownCount={jobs.edges.length}
            onChange={change}
          />
        }
      >
        {isEmptied ? (
          <RowsComing label={t`Loading`} />
        ) : jobs.edges.length === 0 ? (
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
      </TablePanel>
    </>
  );
}
