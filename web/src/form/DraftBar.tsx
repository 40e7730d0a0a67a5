import { Plural, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { goOnInForm } from "#/ui/formProblems.ts";
import { Notice } from "#/ui/Notice.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import type { KeptDraft } from "./draftForm.ts";
import "./form.css";

/** Offers back what was typed in an earlier visit and never saved (decision D-77); how it differs is one press away. */
export function DraftBar({ kept }: { kept: KeptDraft }) {
  const { t } = useLingui();
  const { ago } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const when = ago(kept.at);
  return (
    <div className="form-draft">
      <Notice
        announce="status"
        title={t`You have unsaved changes from ${when}`}
        action={
          <span className="form-draft-actions">
            <Button
              size="small"
              onPress={({ target }) => goOnInForm(target, kept.discard)}
            >{t`Discard`}</Button>
            <Button
              size="small"
              variant="primary"
              onPress={({ target }) => goOnInForm(target, kept.restore)}
            >{t`Restore`}</Button>
          </span>
        }
      >
        <span className="form-draft-count">
          <Plural value={kept.differences.length} one="# field" other="# fields" />
          {" · "}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`Show`}
          </Button>
        </span>
        <dl className="form-draft-differences" id={listId} hidden={!isOpen}>
          {kept.differences.map(({ field, label, mine }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{mine === "" ? <em>{t`Empty`}</em> : <bdi>{mine}</bdi>}</dd>
            </div>
          ))}
        </dl>
      </Notice>
    </div>
  );
}
