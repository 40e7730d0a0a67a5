import { Plural, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Merge, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BrandActions_brand$key } from "#/__generated__/BrandActions_brand.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { useDeleteBrand } from "../brandMutations.ts";
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
  const [isMerging, setIsMerging] = useState(false);
  const brand = useFragment(
    graphql`
      fragment BrandActions_brand on Brand @throwOnFieldError {
        id
        name
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...EditBrand_brand
        ...MergeBrand_brand
      }
    `,
    brandKey,
  );
  const { id, name, productCount, viewerCanUpdate, viewerCanDelete } = brand;
  const products = productCount ?? 0;
  const [send] = useDeleteBrand();
  const deletion = useDeletion({
    id,
    name,
    send,
    obstacle: products > 0 && (
      <p>
        <Plural
          value={products}
          one="# product carries this brand. Give it another brand first, or merge this brand into another one."
          other="# products carry this brand. Give them another brand first, or merge this brand into another one."
        />
      </p>
    ),
  });
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
          onAction={(action) => (action === "merge" ? setIsMerging(true) : deletion.start())}
        />
      )}
      {isMerging && <MergeBrand brandKey={brand} listId={listId} onClose={() => setIsMerging(false)} />}
      {deletion.dialog}
    </span>
  );
}
