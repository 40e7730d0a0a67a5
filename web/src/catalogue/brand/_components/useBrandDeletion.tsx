import { Plural, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useBrandDeletion_brand$key } from "#/__generated__/useBrandDeletion_brand.graphql";
import { useUndoableDelete } from "#/form/useUndoableDelete.ts";
import { StillUsedDialog } from "#/list/StillUsedDialog.tsx";
import { useDeleteBrand } from "../_mutations/useDeleteBrand.ts";

interface BrandDeletion {
  readonly start: () => void;
  /** Why it stays, when products use it; render it anywhere. */
  readonly dialog: ReactNode;
}

/** Deletes a brand that no product uses, with a way back; says how many use the others. */
export function useBrandDeletion(brandKey: useBrandDeletion_brand$key): BrandDeletion {
  const { t } = useLingui();
  const [isRefused, setIsRefused] = useState(false);
  const remove = useUndoableDelete();
  const send = useDeleteBrand();
  const { id, name, productCount } = useFragment(
    graphql`
      fragment useBrandDeletion_brand on Brand {
        id
        name
        productCount
      }
    `,
    brandKey,
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
            one="# product carries this brand. Give it another brand first, or merge this brand into another one."
            other="# products carry this brand. Give them another brand first, or merge this brand into another one."
          />
        </p>
      </StillUsedDialog>
    ),
  };
}
