import { useLingui } from "@lingui/react/macro";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { graphql, useFragment } from "react-relay";
import type { JobPanel_job$key } from "#/__generated__/JobPanel_job.graphql";
import { addresses } from "#/app/addresses.ts";
import { Link } from "#/ui/Link.tsx";
import { JobRow } from "./JobRow.tsx";

interface JobPanelProps {
  /** The newest jobs that the viewer sees. */
  readonly jobKeys: JobPanel_job$key;
}

/** What goes on and what has ended, with what can be done about it, and the way to all jobs. */
export default function JobPanel({ jobKeys }: JobPanelProps) {
  const { t } = useLingui();
  const jobs = useFragment(
    graphql`
      fragment JobPanel_job on Job @relay(plural: true) {
        id
        ...JobRow_job
      }
    `,
    jobKeys,
  );
  return (
    <Dialog className="job-panel">
      {({ close }) => (
        <>
          <header>
            <Heading slot="title" level={2}>
              {t`Jobs`}
            </Heading>
          </header>
          <ul className="job-list">
            {jobs.map((job) => (
              <JobRow key={job.id} jobKey={job} isBrief onLeave={close} />
            ))}
          </ul>
          <footer>
            <Link href={addresses.jobs} onPress={close}>
              {t`All jobs`}
            </Link>
          </footer>
        </>
      )}
    </Dialog>
  );
}
