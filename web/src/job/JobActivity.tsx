import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Activity } from "lucide-react";
import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { JobActivityQuery } from "#/__generated__/JobActivityQuery.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { useJobsReread } from "./useJobsReread.ts";
import "./jobButton.css";

const JobPanel = lazy(() => import("./JobPanel.tsx"));

/** For so long, in milliseconds, a job that has ended is worth a button on every page. */
const fresh = 600_000;
/** The ring's length, in its own units. */
const ring = 2 * Math.PI * 12;

const query = graphql`
  query JobActivityQuery {
    viewer {
      jobs(first: 10) {
        edges {
          node {
            isOwn
            state
            progress
            endedAt
            ...useJobsReread_job
            ...JobPanel_job
          }
        }
      }
    }
  }
`;

/** The header's way to what the viewer has started: how far it is, and what has just ended. */
export default function JobActivity() {
  const [queryRef, load] = useQueryLoader<JobActivityQuery>(query);
  const read = useCallback(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  useEffect(read, [read]);
  return <Suspense fallback={null}>{queryRef && <JobButton queryRef={queryRef} onRead={read} />}</Suspense>;
}

interface JobButtonProps {
  readonly queryRef: PreloadedQuery<JobActivityQuery>;
  readonly onRead: () => void;
}

/** Without a job that the viewer started and that is worth it there is no button. */
function JobButton({ queryRef, onRead }: JobButtonProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [now, setNow] = useState(() => Date.now());
  const { viewer } = usePreloadedQuery<JobActivityQuery>(query, queryRef);
  const jobs = viewer?.jobs?.edges.map(({ node }) => node) ?? [];
  useJobsReread(jobs, onRead);
  const own = jobs.filter(({ isOwn }) => isOwn);
  const underWay = own.filter(({ endedAt }) => endedAt === null);
  const ended = own.filter(({ endedAt }) => endedAt != null && now - Date.parse(endedAt) < fresh);
  const latest = ended.at(0)?.endedAt;
  useEffect(() => {
    if (latest == null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), fresh);
    return () => clearTimeout(timer);
  }, [latest]);
  if (underWay.length + ended.length === 0) return null;

  const sum = underWay.reduce((total, { progress }) => total + progress, 0);
  const progress = underWay.length === 0 ? 100 : Math.floor(sum / underWay.length);
  const failed = ended.filter(({ state }) => state === "FAILED").length;
  const running = t`${plural(underWay.length, { one: "# job under way", other: "# jobs under way" })}`;
  const over = failed > 0 ? t`a job has failed` : t`all jobs are over`;
  const state = underWay.length > 0 ? `${running}, ${count(progress)}%` : over;
  const name = t`Jobs`;
  return (
    <DialogTrigger onOpenChange={(isOpen) => isOpen && startTransition(onRead)}>
      <span className="job-button">
        <Tooltip text={`${name}: ${state}`} placement="bottom">
          <IconButton icon={Activity} label={`${name}, ${state}`} />
        </Tooltip>
        <svg className="job-ring" viewBox="0 0 28 28" aria-hidden>
          <circle cx="14" cy="14" r="12" />
          <circle
            cx="14"
            cy="14"
            r="12"
            strokeDasharray={ring}
            strokeDashoffset={ring * (1 - progress / 100)}
          />
        </svg>
        <span
          className="job-count"
          aria-hidden
          data-tone={underWay.length > 0 ? undefined : failed > 0 ? "danger" : "success"}
        >
          {underWay.length > 0 ? count(underWay.length) : failed > 0 ? "!" : "✓"}
        </span>
      </span>
      <VisuallyHidden isStatus>{underWay.length === 0 && `${name}: ${over}`}</VisuallyHidden>
      <Popover placement="bottom end">
        <Suspense fallback={null}>
          <JobPanel jobKeys={jobs.slice(0, 5)} />
        </Suspense>
      </Popover>
    </DialogTrigger>
  );
}
