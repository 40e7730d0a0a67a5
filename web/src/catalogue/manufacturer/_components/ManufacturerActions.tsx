import { useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerActions_manufacturer$key } from "#/__generated__/ManufacturerActions_manufacturer.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { DeleteManufacturer } from "./DeleteManufacturer.tsx";
import { EditManufacturer } from "./EditManufacturer.tsx";

interface ManufacturerActionsProps {
  readonly manufacturerKey: ManufacturerActions_manufacturer$key;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: edit, and a menu with the rest. */
export function ManufacturerActions({ manufacturerKey, listId }: ManufacturerActionsProps) {
  const { t } = useLingui();
  const [isDeleting, setIsDeleting] = useState(false);
  const manufacturer = useFragment(
    graphql`
      fragment ManufacturerActions_manufacturer on Manufacturer @throwOnFieldError {
        name
        viewerCanUpdate
        viewerCanDelete
        ...EditManufacturer_manufacturer
        ...DeleteManufacturer_manufacturer
      }
    `,
    manufacturerKey,
  );
  const { name, viewerCanUpdate, viewerCanDelete } = manufacturer;
  return (
    <span className="row-actions">
      {viewerCanUpdate && <EditManufacturer manufacturerKey={manufacturer} />}
      {viewerCanDelete && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
          items={[{ id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true }]}
          onAction={() => setIsDeleting(true)}
        />
      )}
      {isDeleting && (
        <DeleteManufacturer
          manufacturerKey={manufacturer}
          listId={listId}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </span>
  );
}
