import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ActivityMeta_entry$key } from "#/__generated__/ActivityMeta_entry.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

/** When it was, and what acted in somebody's name, and why. */
export function ActivityMeta({ entryKey }: { readonly entryKey: ActivityMeta_entry$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { at, actingFor, jobId, reason } = useFragment(
    graphql`
      fragment ActivityMeta_entry on AuditEntry {
        at
        actingFor
        jobId
        reason
      }
    `,
    entryKey,
  );
  return (
    <>
      <p className="activity-meta">
        <time dateTime={at}>{moment(at)}</time>
        {actingFor && <span dir="auto">{t`by the token ${actingFor}`}</span>}
        {jobId && <span>{t`by a job`}</span>}
      </p>
      {reason && (
        <p className="activity-reason" dir="auto">
          {reason}
        </p>
      )}
    </>
  );
}
