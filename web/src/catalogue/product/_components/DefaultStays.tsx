import { useLingui } from "@lingui/react/macro";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";

interface DefaultStaysProps {
  readonly name: string;
  /** Whether another variant could be the default. */
  readonly hasOthers: boolean;
  readonly onClose: () => void;
}

/** Why the default variant cannot be disabled, and what to do instead (decision D-59). */
export function DefaultStays({ name, hasOthers, onClose }: DefaultStaysProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`${name} cannot be disabled`}
      closeLabel={t`Close`}
      size="small"
    >
      <DialogBody>
        <p>
          {hasOthers
            ? t`It is the default: customers see its price first. Edit another variant and mark it as the default; then this one can be disabled.`
            : t`It is the only variant. Add another one and mark that as the default; then this one can be disabled.`}
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}
