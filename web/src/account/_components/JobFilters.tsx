import { msg } from "@lingui/core/macro";
import { type DeclaredFilter, ListFilters } from "#/list/ListFilters.tsx";
import { jobFilters } from "../jobList.ts";

const filters: readonly DeclaredFilter[] = [
  {
    filter: jobFilters.state,
    label: msg`Status`,
    options: [
      { id: "READY", label: msg`Checked` },
      { id: "QUEUED", label: msg`Waiting` },
      { id: "RUNNING", label: msg`Running` },
      { id: "DONE", label: msg`Done` },
      { id: "FAILED", label: msg`Failed` },
      { id: "CANCELLED", label: msg`Cancelled` },
      { id: "EXPIRED", label: msg`File expired` },
    ],
  },
  {
    filter: jobFilters.by,
    label: msg`Started by`,
    options: [{ id: "me", label: msg`You` }],
  },
  {
    filter: jobFilters.ended,
    label: msg`Ended`,
    options: [
      { id: "1", label: msg`Today` },
      { id: "7", label: msg`Last 7 days` },
      { id: "30", label: msg`Last 30 days` },
    ],
  },
];

/** What jobs can be picked by. */
export const JobFilters = () => <ListFilters filters={filters} />;
