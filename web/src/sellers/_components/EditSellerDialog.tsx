import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { EditSellerDialog_seller$key } from "#/__generated__/EditSellerDialog_seller.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useEditSeller } from "../sellerMutations.ts";
import { editedSeller, sellerInput, useSellerTexts } from "../sellerForm.ts";
import { SellerFields } from "./SellerFields.tsx";

interface EditSellerDialogProps {
  readonly sellerKey: EditSellerDialog_seller$key;
  readonly fieldsRef: PreloadedQuery<sellerFieldsQuery>;
  readonly onClose: () => void;
}

/** Changes a location. Another e-mail address is another administrator, who is invited by mail. */
export default function EditSellerDialog({ sellerKey, fieldsRef, onClose }: EditSellerDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditSeller();
  const seller = useFragment(
    graphql`
      fragment EditSellerDialog_seller on Seller {
        id
        version
        name
        gstinNumber
        administrator {
          email
        }
        ...sellerForm_seller
      }
    `,
    sellerKey,
  );
  const { id, name, version, gstinNumber, administrator } = seller;
  const [draft, change, isDirty, form] = useDraft(editedSeller(seller), {
    key: `location ${id}`,
    version,
    fields: useSellerTexts(),
    excluded: ["dateOfBirth"],
  });
  const save = async () => {
    const input = sellerInput(draft);
    if (input === null) return undefined;
    const { gstinNumber: typed, ...rest } = input;
    const error = await edit({
      id,
      ...rest,
      // An old number that is wrong stays until somebody corrects it: it is no reason to refuse everything else.
      ...(typed !== gstinNumber && { gstinNumber: typed }),
      version: form.version,
    });
    if (error === null) notifier.success(t`Location Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Edit ${name}`}
      submitLabel={t`Save`}
      size="large"
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <SellerFields
        queryRef={fieldsRef}
        draft={draft}
        onChange={change}
        own={{ name, gstinNumber: gstinNumber ?? null, email: administrator?.email ?? null }}
      />
    </FormDialog>
  );
}
