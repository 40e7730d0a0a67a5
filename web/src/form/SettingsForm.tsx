import { useLingui } from "@lingui/react/macro";
import { type ReactNode, use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { FormCard } from "#/ui/FormCard.tsx";
import { goOnInForm } from "#/ui/formProblems.ts";
import type { DraftForm } from "./draftForm.ts";
import { PageForm } from "./PageForm.tsx";
import { type DraftOptions, useDraft } from "./useDraft.ts";
import "./settingsForm.css";

interface SettingsFormProps<Values> extends Omit<DraftOptions<Values>, "key" | "isNote"> {
  /** Name of the form for screen readers; the page's title does. */
  readonly title: string;
  /** What the draft is kept under; with the record's id. */
  readonly draftKey: string;
  /** The values as the record has them now. */
  readonly initial: Values;
  readonly isSaving: boolean;
  /** Null when it is saved, an error when it is not, undefined when no response came. */
  readonly save: (draft: Values, version: string | undefined) => Promise<MutationError | null | undefined>;
  /** The toast after a save. */
  readonly savedText: string;
  readonly children: (draft: Values, change: (part: Partial<Values>) => void) => ReactNode;
}

/** A form of what is there already, with a bar to save or discard, which appears with the first change. */
export function SettingsForm<Values extends object>({
  title,
  draftKey,
  initial,
  isSaving,
  save,
  savedText,
  children,
  ...options
}: SettingsFormProps<Values>) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [draft, change, isDirty, form] = useDraft(initial, {
    ...options,
    // What has no version is saved again and again all the same.
    version: options.version ?? "",
    key: draftKey,
  });
  const submit = async () => {
    const outcome = await save(draft, form.version);
    if (outcome === null) notifier.success(savedText);
    return outcome;
  };
  return (
    <div className="settings-form" data-dirty={isDirty || undefined}>
      <PageForm
        label={title}
        submitLabel={t`Save`}
        isDirty={isDirty}
        isPending={isSaving}
        form={form}
        onSubmit={submit}
        otherActions={isDirty && <DirtyActions form={form} isDisabled={isSaving} />}
      >
        <FormCard>{children(draft, change)}</FormCard>
      </PageForm>
    </div>
  );
}

function DirtyActions({ form, isDisabled }: { form: DraftForm; isDisabled: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <output className="settings-dirty">{t`You have changes that are not saved.`}</output>
      <Button onPress={({ target }) => goOnInForm(target, form.discard)} isDisabled={isDisabled}>
        {t`Discard`}
      </Button>
    </>
  );
}
