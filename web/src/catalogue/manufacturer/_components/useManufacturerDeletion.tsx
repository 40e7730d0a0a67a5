import { Plural, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useManufacturerDeletion_manufacturer$key } from "#/__generated__/useManufacturerDeletion_manufacturer.graphql";
import { useUndoableDelete } from "#/form/useUndoableDelete.ts";
import { StillUsedDialog } from "#/list/StillUsedDialog.tsx";
import { useDeleteManufacturer } from "../_mutations/useDeleteManufacturer.ts";

interface ManufacturerDeletion {
  readonly start: () => void;
  /** Why it stays, when products use it; render it anywhere. */
  readonly dialog: ReactNode;
}

/** Deletes a manufacturer that no product uses, with a way back; says how many use the others. */
export function useManufacturerDeletion(
  manufacturerKey: useManufacturerDeletion_manufacturer$key,
): ManufacturerDeletion {
  const { t } = useLingui();
  const [isRefused, setIsRefused] = useState(false);
  const remove = useUndoableDelete();
  const send = useDeleteManufacturer();
  const { id, name, productCount } = useFragment(
    graphql`
      fragment useManufacturerDeletion_manufacturer on Manufacturer {
        id
        name
        productCount
      }
    `,
    manufacturerKey,
  );
  const products = productCount ?? 0;
  const start = () => {
    if (products > 0) setIsRefused(true);
    else remove({ id, text: t`${name} deleted`, send: () => send(id) });
  };
  return {
    start,
    dialog: isRefused && (
      <StillUsedDialog name={name} onClose={() => setIsRefused(false)}>
        <p>
          <Plural
            value={products}
            one="# product names this manufacturer. Give it another one first."
            other="# products name this manufacturer. Give them another one first."
          />
        </p>
      </StillUsedDialog>
    ),
  };
}
