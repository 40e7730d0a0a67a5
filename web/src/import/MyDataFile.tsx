import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { MyDataFileQuery } from "#/__generated__/MyDataFileQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";

/** Milliseconds after which a job is asked about again: news of it may not come. */
const patience = 2000;

type Seen = NonNullable<NonNullable<MyDataFileQuery["response"]["node"]>["job"]>;

/** Whether nothing more becomes of a job. */
const isOver = ({ state }: Seen): boolean => state !== "QUEUED" && state !== "RUNNING";

/** The file of an export that was started here: it is fetched when it is there, once. */
export function MyDataFile({ jobId }: { readonly jobId: string }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const touches = touchesOf(environment);
  const [job, setJob] = useState<Seen | null>(null);
  const isUnderWay = job === null || !isOver(job);
  const read = useEffectEvent(() =>
    fetchQuery<MyDataFileQuery>(
      environment,
      graphql`
        query MyDataFileQuery($id: ID!) {
          node(id: $id) {
            ... on Job @alias(as: "job") {
              state
              progress
              downloadUrl
            }
          }
        }
      `,
      { id: jobId },
    ).subscribe({
      next({ node }) {
        if (!node?.job) return;
        setJob(node.job);
        if (node.job.state === "DONE" && node.job.downloadUrl) fetchFile(node.job.downloadUrl);
      },
      // It is asked again, and the jobs have it whatever becomes of this page.
      error: () => undefined,
    }),
  );
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let asked = read();
    const again = () => {
      asked.unsubscribe();
      asked = read();
    };
    const timer = setInterval(again, patience);
    const stop = touches.listen(jobKind, again);
    return () => {
      clearInterval(timer);
      stop();
      asked.unsubscribe();
    };
  }, [isUnderWay, touches]);
  if (isUnderWay) return <ProgressBar label={t`Writing your file`} value={job?.progress ?? 0} />;
  if (job.state !== "DONE" || !job.downloadUrl)
    return (
      <Notice tone="danger" announce="alert" action={<Link href={addresses.jobs}>{t`Show jobs`}</Link>}>
        {t`Your file could not be written.`}
      </Notice>
    );
  return (
    <p className="import-note">
      <output>{t`Your file is on its way.`}</output>{" "}
      <a href={job.downloadUrl} download>
        {t`Download it again`}
      </a>
    </p>
  );
}

/** Begins a download, as a press on a link does. */
function fetchFile(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
