import { useLingui } from "@lingui/react/macro";
import { Suspense, use } from "react";
import { Download } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { JobRefusals_job$key } from "#/__generated__/JobRefusals_job.graphql";
import type { JobRefusalsPageQuery } from "#/__generated__/JobRefusalsPageQuery.graphql";
import type { jobRefusalsQuery as Query } from "#/__generated__/jobRefusalsQuery.graphql";
import { productAddress } from "#/app/addresses.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { messageReader } from "#/relay/messageReader.ts";
import { usePages } from "#/relay/usePages.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogBody } from "#/ui/Dialog.tsx";
import { Link } from "#/ui/Link.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { jobRefusalsQuery } from "./jobRefusalsQuery.ts";
import { useSaveRefusals } from "./useSaveRefusals.ts";
import "./job.css";

interface JobRefusalsProps {
  readonly queryRef: PreloadedQuery<Query>;
  /** What the job is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** What a change of many, or an undo, has left as it was, each with the reason. */
export default function JobRefusals({ queryRef, name, onClose }: JobRefusalsProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Refused`} description={name} closeLabel={t`Close`}>
      <DialogBody>
        <SectionBoundary>
          <Suspense fallback={<Skeleton />}>
            <Loaded queryRef={queryRef} onLeave={onClose} />
          </Suspense>
        </SectionBoundary>
      </DialogBody>
    </Dialog>
  );
}

function Loaded({
  queryRef,
  onLeave,
}: {
  readonly queryRef: PreloadedQuery<Query>;
  readonly onLeave: () => void;
}) {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<Query>(jobRefusalsQuery, queryRef);
  return node?.job ? <Rows jobKey={node.job} onLeave={onLeave} /> : <p>{t`This job is no longer here.`}</p>;
}

interface RowsProps {
  readonly jobKey: JobRefusals_job$key;
  readonly onLeave: () => void;
}

function Rows({ jobKey, onLeave }: RowsProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePages<JobRefusalsPageQuery, JobRefusals_job$key>(
    graphql`
      fragment JobRefusals_job on Job
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "JobRefusalsPageQuery")
      @throwOnFieldError {
        id
        rows(outcome: [REFUSED, STALE, NOT_FOUND], first: $count, after: $cursor)
          @connection(key: "JobRefusals_rows", filters: []) {
          edges {
            node {
              productId
              name
              message
              messageCode
              messageParams
            }
          }
        }
      }
    `,
    jobKey,
  );
  const read = use(messageReader());
  const [save, isSaving] = useSaveRefusals(data.id);
  const rows = data.rows.edges.map(({ node }) => node);
  if (rows.length === 0) return <p>{t`What was said of each row is kept for seven days.`}</p>;
  return (
    <>
      <ul className="job-refusals">
        {rows.map(({ productId, name, message, messageCode, messageParams }, index) => (
          <li key={productId ?? index}>
            {name === "" ? (
              // Without a reason it is there, and not for whoever looks.
              message === null ? (
                t`A record that is not for you to see`
              ) : (
                t`A product that is not there`
              )
            ) : productId ? (
              <Link href={productAddress(productId)} onPress={onLeave}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
            <span>{read(message ?? "", messageCode, messageParams)}</span>
          </li>
        ))}
      </ul>
      <div className="job-refusals-tools">
        {hasNext && (
          <Button isPending={isLoadingNext} pendingLabel={t`Loading`} onPress={() => loadNext(25)}>
            {t`Show more`}
          </Button>
        )}
        <Button
          icon={Download}
          isPending={isSaving}
          pendingLabel={t`Preparing the file`}
          onPress={() => void save()}
        >
          {t`Download what was refused`}
        </Button>
      </div>
    </>
  );
}
