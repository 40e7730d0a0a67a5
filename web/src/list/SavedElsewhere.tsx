import { useLingui } from "@lingui/react/macro";
import { useRelayEnvironment } from "react-relay";
import { useSavedRecord } from "#/form/savedRecord.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";

interface SavedElsewhereProps {
  /** The ids of the rows on the screen. */
  readonly ids: readonly string[];
  /** The page of a record. */
  readonly href: (id: string) => string;
}

/** What was saved just now and belongs to this list, but stands on another page of it, or not among what is shown: the way to it. */
export function SavedElsewhere({ ids, href }: SavedElsewhereProps) {
  const { t } = useLingui();
  const saved = useSavedRecord();
  const records = useRelayEnvironment().getStore().getSource();
  const typeOf = (id: string | undefined) => id && records.get(id)?.["__typename"];
  if (saved === null || ids.includes(saved) || !typeOf(saved) || typeOf(saved) !== typeOf(ids[0]))
    return null;
  return (
    <div className="list-notice">
      <Notice
        announce="status"
        action={<LinkButton size="small" href={href(saved)}>{t`Open it`}</LinkButton>}
      >
        {t`What you have saved is not among these rows.`}
      </Notice>
    </div>
  );
}
