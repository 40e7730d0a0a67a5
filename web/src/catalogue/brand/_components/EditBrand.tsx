import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditBrand_brand$data, EditBrand_brand$key } from "#/__generated__/EditBrand_brand.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditBrand } from "../brandMutations.ts";
import { BrandField } from "./BrandField.tsx";

/** The edit button of a row and its dialog. */
export function EditBrand({ brandKey }: { brandKey: EditBrand_brand$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const brand = useFragment(
    graphql`
      fragment EditBrand_brand on Brand @throwOnFieldError {
        id
        name
        version
      }
    `,
    brandKey,
  );
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Rename ${brand.name}`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EditDialog brand={brand} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EditDialog({ brand, onClose }: { brand: EditBrand_brand$data; onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditBrand();
  const [draft, change, isDirty, form] = useDraft(
    { name: brand.name },
    {
      key: `brand ${brand.id}`,
      version: brand.version,
      fields: { name: { label: t`Brand Name` } },
    },
  );
  const save = async () => {
    const refusal = await edit({ id: brand.id, name: draft.name.trim(), version: form.version });
    if (refusal === null) notifier.success(t`Brand Saved Successfully`);
    return refusal;
  };
  return (
    <FormDialog
      title={t`Rename Brand`}
      description={t`Every product that carries it shows the new name.`}
      submitLabel={t`Save`}
      size="small"
      isDirty={isDirty}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <BrandField value={draft.name} onChange={(name) => change({ name })} />
    </FormDialog>
  );
}
