import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditManufacturer_manufacturer$data,
  EditManufacturer_manufacturer$key,
} from "#/__generated__/EditManufacturer_manufacturer.graphql";
import { readAddress } from "#/address/address.ts";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditManufacturer } from "../manufacturerMutations.ts";
import { type ManufacturerDraft, manufacturerInput, useManufacturerTexts } from "../manufacturerForm.ts";
import { ManufacturerFields } from "./ManufacturerFields.tsx";

/** The edit button of a row and its dialog. */
export function EditManufacturer({
  manufacturerKey,
}: {
  manufacturerKey: EditManufacturer_manufacturer$key;
}) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const manufacturer = useFragment(
    graphql`
      fragment EditManufacturer_manufacturer on Manufacturer @throwOnFieldError {
        id
        name
        version
        address {
          ...address_address
          countryCode
          country
        }
      }
    `,
    manufacturerKey,
  );
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Edit ${manufacturer.name}`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EditDialog manufacturer={manufacturer} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface EditDialogProps {
  readonly manufacturer: EditManufacturer_manufacturer$data;
  readonly onClose: () => void;
}

function EditDialog({ manufacturer, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditManufacturer();
  const [draft, change, isDirty, form] = useDraft(draftOf(manufacturer), {
    key: `manufacturer ${manufacturer.id}`,
    version: manufacturer.version,
    fields: useManufacturerTexts(),
  });
  const save = async () => {
    const refusal = await edit({
      ...manufacturerInput(draft),
      id: manufacturer.id,
      version: form.version,
    });
    if (refusal === null) notifier.success(t`Manufacturer Saved Successfully`);
    return refusal;
  };
  return (
    <FormDialog
      title={t`Edit Manufacturer`}
      submitLabel={t`Save`}
      size="large"
      isDirty={isDirty}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <ManufacturerFields draft={draft} onChange={change} knownCountry={manufacturer.address.country} />
    </FormDialog>
  );
}

function draftOf({ name, address }: EditManufacturer_manufacturer$data): ManufacturerDraft {
  return { name, ...readAddress(address), countryCode: address.countryCode ?? null };
}
