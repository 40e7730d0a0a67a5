import { useLingui } from "@lingui/react/macro";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Link } from "#/ui/Link.tsx";
import { editAddress, stepOfField } from "../wizardAddress.ts";
import { useStepName } from "../useStepName.ts";

interface ProductGapsProps {
  readonly id: string;
  readonly name: string;
  readonly error: MutationError;
  /** Whether it was handed in; else it was to go on sale. */
  readonly isSubmission: boolean;
  readonly onClose: () => void;
}

/** What a product still lacks, each with the way to the step where it is filled in. */
export function ProductGaps({ id, name, error, isSubmission, onClose }: ProductGapsProps) {
  const { t } = useLingui();
  const stepName = useStepName();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isSubmission ? t`${name} cannot be submitted yet` : t`${name} cannot be enabled yet`}
      description={t`Something is still missing.`}
      closeLabel={t`Close`}
      size="small"
    >
      <DialogBody>
        <ul className="product-gaps">
          {Object.entries(error.fieldErrors).map(([path, messages]) => (
            <li key={path}>
              <span>{messages.join(" ")}</span>
              <Link href={editAddress(id, stepOfField(path))}>{stepName(stepOfField(path))}</Link>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}
