import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { useAccept, usePack } from "./fulfilmentMutations.ts";
import { PackagesField } from "./PackagesField.tsx";
import { type StepProps, useStepRules, useWaitingStep } from "./stepDialog.ts";

/** How many packages a part of an order is in; what is pending is accepted with it. */
export function PackStep({ fulfilment, mayApprove, onClose }: StepProps & { readonly mayApprove: boolean }) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { whole } = useStepRules();
  const { id, number, packages, weightGrams } = fulfilment;
  const pack = useWaitingStep(id, usePack());
  return (
    <DraftDialog
      title={t`Pack ${number}`}
      submitLabel={t`Packed`}
      size="small"
      initial={{ packages: packages ?? 1, weight: weightGrams ?? Number.NaN, reason: "" }}
      change={pack}
      input={(values) => ({
        id,
        packages: values.packages,
        weightGrams: Number.isNaN(values.weight) ? null : values.weight,
        force: values.reason.trim() !== "",
        reason: values.reason.trim() || null,
      })}
      success={t`${number} packed`}
      onClose={onClose}
    >
      {(values, change) => (
        <>
          <PackagesField value={values.packages} onChange={(packages) => change({ packages })} />
          <NumberField
            name="weightGrams"
            label={t`Weight`}
            suffix="g"
            description={t`In grams, of all packages together.`}
            validate={whole(1, 1_000_000)}
            value={values.weight}
            onChange={(weight) => change({ weight })}
          />
          {mayApprove && (
            <TextArea
              name="reason"
              label={t`Reason to go on unpaid`}
              description={t`Only where the customer has not paid yet.`}
              rows={2}
              validate={atMost(500)}
              value={values.reason}
              onChange={(reason) => change({ reason })}
            />
          )}
        </>
      )}
    </DraftDialog>
  );
}

/** Lets a part of an order go that nobody has paid: somebody takes it upon them, and says why. */
export function AcceptUnpaid({ fulfilment: { id, number }, onClose }: StepProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const accept = useWaitingStep(id, useAccept());
  return (
    <DraftDialog
      title={t`Accept ${number} unpaid?`}
      description={t`The customer has not paid yet.`}
      submitLabel={t`Accept all the same`}
      size="small"
      initial={{ reason: "" }}
      change={accept}
      input={({ reason }) => ({ id, force: true, reason: reason.trim() })}
      success={t`${number} accepted`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          required={t`Reason is required`}
          validate={atMost(500)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}
