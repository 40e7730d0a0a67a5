import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteSeller_seller$key } from "#/__generated__/DeleteSeller_seller.graphql";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useDeleteSeller } from "../sellerMutations.ts";

interface DeleteSellerProps {
  readonly sellerKey: DeleteSeller_seller$key;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Deletes a location that nothing uses (screen S-05). */
export function DeleteSeller({ sellerKey, listId, onClose }: DeleteSellerProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [remove] = useDeleteSeller(listId);
  const { id, name, productCount } = useFragment(
    graphql`
      fragment DeleteSeller_seller on Seller {
        id
        name
        productCount
      }
    `,
    sellerKey,
  );
  const products = productCount ?? 0;
  const onDelete = async () => {
    const error = await remove({ id });
    if (error === null) notifier.success(t`${name} is deleted.`);
    return error;
  };
  return (
    <DeleteDialog
      name={name}
      obstacle={
        products > 0 && (
          <p>
            <Plural
              value={products}
              one="# product is sold from this location. Delete it first, or suspend the location instead."
              other="# products are sold from this location. Delete them first, or suspend the location instead."
            />
          </p>
        )
      }
      onDelete={onDelete}
      onClose={onClose}
    >
      <Trans>Its people cannot sign in any more.</Trans>
    </DeleteDialog>
  );
}
