import { useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Merge, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BrandActions_brand$key } from "#/__generated__/BrandActions_brand.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { DeleteBrand } from "./DeleteBrand.tsx";
import { EditBrand } from "./EditBrand.tsx";
import { MergeBrand } from "./MergeBrand.tsx";

interface BrandActionsProps {
  readonly brandKey: BrandActions_brand$key;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: rename, and a menu with the rest. */
export function BrandActions({ brandKey, listId }: BrandActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const brand = useFragment(
    graphql`
      fragment BrandActions_brand on Brand @throwOnFieldError {
        name
        viewerCanUpdate
        viewerCanDelete
        ...EditBrand_brand
        ...MergeBrand_brand
        ...DeleteBrand_brand
      }
    `,
    brandKey,
  );
  const { name, viewerCanUpdate, viewerCanDelete } = brand;
  const close = () => setOpen(undefined);
  return (
    <span className="row-actions">
      {viewerCanUpdate && <EditBrand brandKey={brand} />}
      {viewerCanDelete && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} size="small" label={t`More for ${name}`} />}
          items={[
            { id: "merge", label: t`Merge into another brand`, icon: Merge },
            { id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true },
          ]}
          onAction={setOpen}
        />
      )}
      {open === "merge" && <MergeBrand brandKey={brand} listId={listId} onClose={close} />}
      {open === "delete" && <DeleteBrand brandKey={brand} listId={listId} onClose={close} />}
    </span>
  );
}
