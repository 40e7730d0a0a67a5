import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Form } from "#/ui/Form.tsx";
import { dropStaleAnnouncementsSoon } from "#/ui/staleAnnouncements.ts";
import type { DraftForm } from "./draftForm.ts";
import { DraftBar } from "./DraftBar.tsx";
import { FormFields } from "./FormFields.tsx";
import { DeletedBar, NewerBar } from "./NewerBar.tsx";
import { StaleView } from "./StaleView.tsx";
import { useLeaveGuard } from "./useLeaveGuard.tsx";
import { useSaving } from "./useSaving.ts";

export interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  /** "Save" where nothing else is said. */
  readonly submitLabel?: string;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** The last part of `useDraft`: keeps what was typed, and shows both versions when somebody else was faster. */
  readonly form?: DraftForm;
  /** Null when it is saved, an error when it is not, undefined when no response came; only null closes, unless somebody has typed on. */
  readonly onSubmit: () => Promise<MutationError | null | undefined>;
  /** Called as soon as it counts as saved, before it closes: from here on nobody who leaves is asked. */
  readonly onSaved?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** It is out of sight and keeps what was typed (`useAside`). */
  readonly isAside?: boolean;
  readonly size?: "small" | "medium" | "large";
}

/**
 * A form in a static dialog: Escape and the backdrop do not close it (decision D-47), the buttons do, and they ask
 * first when something was typed. An error leaves everything as it is and says why.
 */
export function FormDialog({
  title,
  description,
  submitLabel,
  isDirty,
  isPending,
  form,
  onSubmit,
  onSaved,
  onClose,
  children,
  isAside = false,
  size = "medium",
}: FormDialogProps) {
  const { t } = useLingui();
  const { submit, error, stale, showNewer, isSaved } = useSaving(form, onSubmit, (hasRest) => {
    onSaved?.();
    if (!hasRest) onClose();
  });
  const { leave, question } = useLeaveGuard(isDirty && !isSaved && !isAside, form?.discard);

  // After the dialog has left the page, nothing may speak of its buttons any more. The first announcement of a page
  // comes a tenth of a second late, perhaps after the dialog is gone.
  useEffect(() => (isAside ? undefined : () => void dropStaleAnnouncementsSoon()), [isAside]);

  return (
    <>
      <Dialog
        isOpen={!isAside}
        isStatic
        onOpenChange={() => leave(onClose)}
        title={title}
        description={description}
        closeLabel={t`Close`}
        size={size}
      >
        <Form
          layout="dialog"
          summaryTitle={t`Please check these fields`}
          formError={error?.formError}
          validationErrors={error?.fieldErrors}
          onType={form?.begin}
          // Enter in a field sends it also while its button waits.
          onSubmit={() => !isPending && void submit()}
        >
          <DialogBody>
            {form?.recordId !== undefined && <DeletedBar recordId={form.recordId} />}
            {form?.kept && !stale && <DraftBar kept={form.kept} />}
            {form?.newerVersion !== undefined && !stale && (
              <NewerBar version={form.newerVersion} onShow={showNewer} />
            )}
            {stale && <StaleView stale={stale} />}
            <FormFields isHidden={stale !== null} lost={form?.lost ?? []}>
              {children}
            </FormFields>
          </DialogBody>
          <DialogActions>
            <Button onPress={() => leave(onClose)}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t`Saving`}>
              {submitLabel ?? t`Save`}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
