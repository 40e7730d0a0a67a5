import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteManufacturer_manufacturer$key } from "#/__generated__/DeleteManufacturer_manufacturer.graphql";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useDeleteManufacturer } from "../_mutations/useDeleteManufacturer.ts";

interface DeleteManufacturerProps {
  readonly manufacturerKey: DeleteManufacturer_manufacturer$key;
  /** The list on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Deletes a manufacturer that no product names (screen S-04). */
export function DeleteManufacturer({ manufacturerKey, listId, onClose }: DeleteManufacturerProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const remove = useDeleteManufacturer(listId);
  const { id, name, productCount } = useFragment(
    graphql`
      fragment DeleteManufacturer_manufacturer on Manufacturer {
        id
        name
        productCount
      }
    `,
    manufacturerKey,
  );
  const products = productCount ?? 0;
  const onDelete = async () => {
    const refusal = await remove(id);
    if (refusal === null) notifier.success(t`Manufacturer Deleted Successfully`);
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
              one="# product names this manufacturer. Give it another one first."
              other="# products name this manufacturer. Give them another one first."
            />
          </p>
        )
      }
      onDelete={onDelete}
      onClose={onClose}
    >
      <Trans>No product names it. It can be added again at any time.</Trans>
    </DeleteDialog>
  );
}
