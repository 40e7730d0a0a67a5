import { useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerActions_manufacturer$key } from "#/__generated__/ManufacturerActions_manufacturer.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { EditManufacturer } from "./EditManufacturer.tsx";
import { useManufacturerDeletion } from "./useManufacturerDeletion.tsx";

interface ManufacturerActionsProps {
  readonly manufacturerKey: ManufacturerActions_manufacturer$key;
}

/** The end of a row: edit, and a menu with the rest. */
export function ManufacturerActions({ manufacturerKey }: ManufacturerActionsProps) {
  const { t } = useLingui();
  const manufacturer = useFragment(
    graphql`
      fragment ManufacturerActions_manufacturer on Manufacturer @throwOnFieldError {
        name
        viewerCanUpdate
        viewerCanDelete
        ...EditManufacturer_manufacturer
        ...useManufacturerDeletion_manufacturer
      }
    `,
    manufacturerKey,
  );
  const deletion = useManufacturerDeletion(manufacturer);
  const { name, viewerCanUpdate, viewerCanDelete } = manufacturer;
  return (
    <span className="row-actions">
      {viewerCanUpdate && <EditManufacturer manufacturerKey={manufacturer} />}
      {viewerCanDelete && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
          items={[{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }]}
          onAction={deletion.start}
        />
      )}
      {deletion.dialog}
    </span>
  );
}
