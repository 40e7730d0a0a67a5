import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteBrand_brand$key } from "#/__generated__/DeleteBrand_brand.graphql";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useDeleteBrand } from "../_mutations/useDeleteBrand.ts";

interface DeleteBrandProps {
  readonly brandKey: DeleteBrand_brand$key;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Deletes a brand that no product carries (screen S-03). */
export function DeleteBrand({ brandKey, listId, onClose }: DeleteBrandProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const remove = useDeleteBrand(listId);
  const { id, name, productCount } = useFragment(
    graphql`
      fragment DeleteBrand_brand on Brand {
        id
        name
        productCount
      }
    `,
    brandKey,
  );
  const products = productCount ?? 0;
  const onDelete = async () => {
    const refusal = await remove(id);
    if (refusal === null) notifier.success(t`Brand Deleted Successfully`);
    return refusal;
  };
  return (
    <DeleteDialog
      name={name}
      obstacle={
        products === 0 ? undefined : (
          <p>
            <Plural
              value={products}
              one="# product carries this brand. Give it another brand first, or merge this brand into another one."
              other="# products carry this brand. Give them another brand first, or merge this brand into another one."
            />
          </p>
        )
      }
      onDelete={onDelete}
      onClose={onClose}
    >
      <Trans>No product carries it. It can be added again at any time.</Trans>
    </DeleteDialog>
  );
}
