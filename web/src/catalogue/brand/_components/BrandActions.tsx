import { useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Merge, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BrandActions_brand$key } from "#/__generated__/BrandActions_brand.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { EditBrand } from "./EditBrand.tsx";
import { MergeBrand } from "./MergeBrand.tsx";
import { useBrandDeletion } from "./useBrandDeletion.tsx";

interface BrandActionsProps {
  readonly brandKey: BrandActions_brand$key;
  /** The list on the screen. */
  readonly listId: string;
}

/** The end of a row: rename, and a menu with the rest. */
export function BrandActions({ brandKey, listId }: BrandActionsProps) {
  const { t } = useLingui();
  const [isMerging, setIsMerging] = useState(false);
  const brand = useFragment(
    graphql`
      fragment BrandActions_brand on Brand @throwOnFieldError {
        name
        viewerCanUpdate
        viewerCanDelete
        ...EditBrand_brand
        ...MergeBrand_brand
        ...useBrandDeletion_brand
      }
    `,
    brandKey,
  );
  const deletion = useBrandDeletion(brand);
  const { name, viewerCanUpdate, viewerCanDelete } = brand;
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
          onAction={(id) => (id === "merge" ? setIsMerging(true) : deletion.start())}
        />
      )}
      {isMerging && <MergeBrand brandKey={brand} listId={listId} onClose={() => setIsMerging(false)} />}
      {deletion.dialog}
    </span>
  );
}
