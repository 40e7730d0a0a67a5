import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import type { Refusal } from "#/relay/refusal.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Form } from "#/ui/Form.tsx";
import { dropStaleAnnouncementsSoon } from "#/shell/staleAnnouncements.ts";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Null when it is saved, a refusal when it is not, undefined when no answer came; only null closes. */
  readonly onSubmit: () => Promise<Refusal | null | undefined>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: "small" | "medium" | "large";
}

/**
 * A form in a static dialog: Escape and the backdrop do not close it (decision D-47), the buttons do, and they ask
 * first when something was typed. A refusal leaves everything as it is and says why.
 */
export function FormDialog({
  title,
  description,
  submitLabel,
  isDirty,
  isBusy,
  onSubmit,
  onClose,
  children,
  size = "medium",
}: FormDialogProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaved, setIsSaved] = useState(false);
  const { leave, question } = useLeaveGuard(isDirty && !isSaved);

  // After the dialog has left the page, nothing may speak of its buttons any more. The first announcement of a page
  // comes a tenth of a second late, perhaps after the dialog is gone.
  useEffect(() => () => void dropStaleAnnouncementsSoon(), []);

  const submit = async () => {
    setRefusal(undefined);
    const outcome = await onSubmit();
    if (outcome === null) {
      setIsSaved(true);
      onClose();
    } else setRefusal(outcome);
  };

  return (
    <>
      <Dialog
        isOpen
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
          formError={refusal?.formError}
          validationErrors={refusal?.fieldErrors}
          onSubmit={() => void submit()}
        >
          <DialogBody>{children}</DialogBody>
          <DialogActions>
            <Button onPress={() => leave(onClose)}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t`Saving`}>
              {submitLabel}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
