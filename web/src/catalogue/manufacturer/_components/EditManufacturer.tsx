import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditManufacturer_manufacturer$data,
  EditManufacturer_manufacturer$key,
} from "#/__generated__/EditManufacturer_manufacturer.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditManufacturer } from "../manufacturerMutations.ts";
import { type ManufacturerDraft, writtenManufacturer } from "../manufacturerDraft.ts";
import { ManufacturerFields } from "./ManufacturerFields.tsx";
import { useManufacturerTexts } from "./useManufacturerTexts.ts";

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
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          provinceCode
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
      ...writtenManufacturer(draft),
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
  return {
    name,
    countryCode: address.countryCode ?? null,
    provinceCode: address.provinceCode ?? null,
    line1: address.line1 ?? "",
    line2: address.line2 ?? "",
    streetNumber: address.streetNumber ?? "",
    streetName: address.streetName ?? "",
    area: address.area ?? "",
    region: address.region ?? "",
    postalCode: address.postalCode ?? "",
  };
}
