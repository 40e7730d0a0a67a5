import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { SettingsForm } from "#/form/SettingsForm.tsx";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { touchesOf } from "#/relay/Touches.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Facts } from "./Facts.tsx";
import "../company.css";

interface CompanyScreenProps<Values> {
  readonly title: string;
  readonly lead: string;
  /** Its history can be looked at. */
  readonly companyId: string;
  /** What the draft is kept under; with the company's id. */
  readonly draftKey: string;
  readonly version: string;
  /** The section as the record has it now. */
  readonly initial: Values;
  /** How its fields are compared, and shown to who may only read them. */
  readonly fields: FieldTexts<Values>;
  /** Fields that are never kept in the browser: bank numbers. */
  readonly excluded?: readonly (keyof Values)[];
  /** Fields with a finished upload. */
  readonly files?: readonly (keyof Values)[];
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  /** Null when it is saved, an error when it is not, undefined when no response came. */
  readonly save: (draft: Values, version: string | undefined) => Promise<MutationError | null | undefined>;
  /** The toast after a save. */
  readonly savedText: string;
  /** Stands above the facts of who may only read: pictures. */
  readonly readOnlyHead?: ReactNode;
  readonly children: (draft: Values, change: (part: Partial<Values>) => void) => ReactNode;
}

/**
 * One section of the company's settings (screen S-17): a form of the record with a bar to save or discard, which
 * appears with the first change. Who may not change it reads it.
 */
export function CompanyScreen<Values extends object>({
  title,
  lead,
  companyId,
  mayEdit,
  readOnlyHead,
  ...section
}: CompanyScreenProps<Values>) {
  const { t } = useLingui();
  const touches = touchesOf(useRelayEnvironment());
  // The address of the page does not name the company, so what others save of it is read again by this.
  useEffect(() => touches.show([companyId]), [touches, companyId]);
  return (
    <div className="company-screen">
      <title>{title}</title>
      <PageHeader
        title={title}
        description={lead}
        actions={<ActivityButton id={companyId} name={t`Company`} />}
      />
      {mayEdit ? (
        <SettingsForm title={title} {...section} />
      ) : (
        <>
          <Notice>{t`Only the owner of the company can change this.`}</Notice>
          <FormCard>
            {readOnlyHead}
            <Facts fields={section.fields} values={section.initial} />
          </FormCard>
        </>
      )}
    </div>
  );
}
