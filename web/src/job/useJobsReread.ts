import { startTransition, useEffect, useEffectEvent } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useJobsReread_job$key } from "#/__generated__/useJobsReread_job.graphql";
import { jobKind, touchesOf } from "#/relay/Touches.ts";

/** Milliseconds without news after which jobs that are under way are read again: their stream may be gone. */
const patience = 5000;

/** Reads jobs again when one began or ended, and when nothing was heard of those under way. */
export function useJobsReread(jobKeys: useJobsReread_job$key, read: () => void): void {
  const jobs = useFragment(
    graphql`
      fragment useJobsReread_job on Job @relay(plural: true) {
        state
        doneCount
        endedAt
      }
    `,
    jobKeys,
  );
  const touches = touchesOf(useRelayEnvironment());
  const again = useEffectEvent(() => startTransition(read));
  useEffect(() => touches.listen(jobKind, () => again()), [touches]);
  const underWay = jobs.filter(({ endedAt }) => endedAt === null);
  const heard = underWay.map(({ state, doneCount }) => `${state} ${doneCount}`).join();
  useEffect(() => {
    if (heard === "") return undefined;
    const timer = setInterval(() => again(), patience);
    return () => clearInterval(timer);
  }, [heard]);
}
