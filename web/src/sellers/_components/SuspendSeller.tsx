import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { SuspendSeller_seller$key } from "#/__generated__/SuspendSeller_seller.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { useSuspendSeller } from "../sellerMutations.ts";

interface SuspendSellerProps {
  readonly sellerKey: SuspendSeller_seller$key;
  readonly onClose: () => void;
}

/** Suspends a location; the reason is asked for, because somebody will ask (screen S-05). */
export function SuspendSeller({ sellerKey, onClose }: SuspendSellerProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [suspend, isSaving] = useSuspendSeller();
  const { id, name } = useFragment(
    graphql`
      fragment SuspendSeller_seller on Seller {
        id
        name
      }
    `,
    sellerKey,
  );
  const [draft, change, isDirty, form] = useDraft({ reason: "" });
  const save = async () => {
    const error = await suspend({ id, reason: draft.reason.trim() });
    if (error === null) notifier.success(t`${name} is suspended.`);
    return error;
  };
  return (
    <FormDialog
      title={t`Suspend ${name}`}
      description={t`Its people are signed out within half a minute and cannot sign in until you activate it again.`}
      submitLabel={t`Suspend`}
      size="small"
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t`Reason`}
        description={t`Your colleagues see it beside the location.`}
        required={t`Reason is required`}
        maxLength={1000}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </FormDialog>
  );
}
