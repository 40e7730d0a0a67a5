import { Plural, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerActions_manufacturer$key } from "#/__generated__/ManufacturerActions_manufacturer.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { useDeleteManufacturer } from "../manufacturerMutations.ts";
import { EditManufacturer } from "./EditManufacturer.tsx";

interface ManufacturerActionsProps {
  readonly manufacturerKey: ManufacturerActions_manufacturer$key;
}

/** The end of a row: edit, and a menu with the rest. */
export function ManufacturerActions({ manufacturerKey }: ManufacturerActionsProps) {
  const { t } = useLingui();
  const manufacturer = useFragment(
    graphql`
      fragment ManufacturerActions_manufacturer on Manufacturer @throwOnFieldError {
        id
        name
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...EditManufacturer_manufacturer
      }
    `,
    manufacturerKey,
  );
  const { id, name, productCount, viewerCanUpdate, viewerCanDelete } = manufacturer;
  const products = productCount ?? 0;
  const [send] = useDeleteManufacturer();
  const deletion = useDeletion({
    id,
    name,
    send,
    obstacle: products > 0 && (
      <p>
        <Plural
          value={products}
          one="# product names this manufacturer. Give it another one first."
          other="# products name this manufacturer. Give them another one first."
        />
      </p>
    ),
  });
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
