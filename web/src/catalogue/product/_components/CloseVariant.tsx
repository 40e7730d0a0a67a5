import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { CloseVariant_variant$key } from "#/__generated__/CloseVariant_variant.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { useCloseVariant } from "../variantMutations.ts";

interface CloseVariantProps {
  readonly variantKey: CloseVariant_variant$key;
  readonly onClose: () => void;
}

/** Withdraws a variant; the reason stands in its row from then on. */
export function CloseVariant({ variantKey, onClose }: CloseVariantProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [close, isClosing] = useCloseVariant();
  const { id, shortName } = useFragment(
    graphql`
      fragment CloseVariant_variant on Variant {
        id
        shortName
      }
    `,
    variantKey,
  );
  const [draft, change, isDirty, form] = useDraft(
    { reason: "" },
    { key: `close variant ${id}`, fields: { reason: { label: t`Closed Reason` } } },
  );
  const save = async () => {
    const error = await close({ id, reason: draft.reason.trim() });
    if (error === null) notifier.success(t`Variant Disabled Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Close Variant`}
      description={t`Customers no longer see ${shortName}. It stays in this list and can be enabled again.`}
      submitLabel={t`Disable variant`}
      isDirty={isDirty}
      isPending={isClosing}
      form={form}
      onSubmit={save}
      onClose={onClose}
      size="small"
    >
      <TextArea
        name="reason"
        label={t`Closed Reason`}
        description={t`Colleagues read it in the table.`}
        required={t`Closed Reason is required`}
        maxLength={1000}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </FormDialog>
  );
}
