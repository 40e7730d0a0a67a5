import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { FormActions } from "#/ui/FormRow.tsx";
import type { DraftForm } from "./draftForm.ts";
import { DraftBar } from "./DraftBar.tsx";
import { KeptSince } from "./KeptSince.tsx";
import { FormFields } from "./FormFields.tsx";
import { DeletedBar, NewerBar } from "./NewerBar.tsx";
import { StaleView } from "./StaleView.tsx";
import { useLeaveGuard } from "./useLeaveGuard.tsx";
import { useSaving } from "./useSaving.ts";

interface PageFormProps {
  /** Name of the form for screen readers; the page's title does. */
  readonly label: string;
  readonly submitLabel: string;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** The last part of `useDraft`: keeps what was typed, and shows both versions when somebody else was faster. */
  readonly form: DraftForm;
  /** Null when it is saved, an error when it is not, undefined when no response came. */
  readonly onSubmit: () => Promise<MutationError | null | undefined>;
  /**
   * All of it is saved and may be left without a question. The form stays, with the record as it is now. Not called when
   * whoever sent it has gone to another page meanwhile: there they stay.
   */
  readonly onSaved?: () => void;
  /** Other buttons, before the one that saves: Back, Skip. */
  readonly otherActions?: ReactNode;
  readonly children: ReactNode;
}

/** A form that is a page, or a card of one. An error leaves everything as it is and says why. */
export function PageForm({
  label,
  submitLabel,
  isDirty,
  isPending,
  form,
  onSubmit,
  onSaved,
  otherActions,
  children,
}: PageFormProps) {
  const { t } = useLingui();
  const [saves, setSaves] = useState(0);
  const { submit, error, stale, showNewer } = useSaving(form, onSubmit, (hasRest, isStillHere) => {
    setSaves((count) => count + 1);
    if (!hasRest && isStillHere) onSaved?.();
  });
  const { question } = useLeaveGuard(isDirty, form.discard);
  return (
    <>
      <Form
        aria-label={label}
        summaryTitle={t`Please check these fields`}
        formError={error?.formError}
        validationErrors={error?.fieldErrors}
        saves={saves}
        onType={form.begin}
        // Enter in a field sends it also while its button waits.
        onSubmit={() => !isPending && void submit()}
      >
        {form.recordId !== undefined && <DeletedBar recordId={form.recordId} />}
        {form.kept && !stale && <DraftBar kept={form.kept} />}
        {form.newerVersion !== undefined && !stale && (
          <NewerBar version={form.newerVersion} onShow={showNewer} />
        )}
        {stale && <StaleView stale={stale} />}
        <FormFields isHidden={stale !== null} lost={form.lost}>
          {children}
        </FormFields>
        <FormActions>
          {form.writtenAt !== null && isDirty && <KeptSince at={form.writtenAt} />}
          {otherActions}
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t`Saving`}>
            {submitLabel}
          </Button>
        </FormActions>
      </Form>
      {question}
    </>
  );
}
