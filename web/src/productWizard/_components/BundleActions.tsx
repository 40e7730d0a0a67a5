import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BundleActionsDeleteMutation } from "#/__generated__/BundleActionsDeleteMutation.graphql";
import type { BundleActions_bundle$key } from "#/__generated__/BundleActions_bundle.graphql";
import { DeleteDialog } from "#/list/DeleteDialog.tsx";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { IconButton } from "#/ui/IconButton.tsx";

const EditBundle = lazy(async () => ({ default: (await import("../bundleDialogs.tsx")).EditBundle }));

interface BundleActionsProps {
  /** The product that the bundle stands at. */
  readonly productId: string;
  readonly bundleKey: BundleActions_bundle$key;
  /** The product's other bundles. */
  readonly others: readonly TakenOrder[];
}

/** The end of a bundle's row: edit, and delete, which asks first (Document 2 §2). */
export function BundleActions({ productId, bundleKey, others }: BundleActionsProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const [remove] = useChange<BundleActionsDeleteMutation>(graphql`
    mutation BundleActionsDeleteMutation($input: DeleteBundleInput!) {
      deleteBundle(input: $input) {
        ... on DeleteBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
          }
        }
        ... on ConflictError {
          current {
            ...BundleRow_bundle @alias(as: "bundle")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const bundle = useFragment(
    graphql`
      fragment BundleActions_bundle on Bundle @throwOnFieldError {
        id
        version
        bundledProduct {
          name
        }
        ...bundleDialogs_bundle
      }
    `,
    bundleKey,
  );
  const name = bundle.bundledProduct?.name ?? t`a product that is no longer there`;
  const deleteIt = async () => {
    const error = await remove({ id: bundle.id, version: bundle.version });
    if (error === null) notifier.success(t`Bundle Deleted Successfully`);
    return error;
  };
  const close = () => setOpen(null);
  return (
    <span className="row-actions">
      <IconButton icon={Pencil} size="small" label={t`Edit ${name}`} onPress={() => setOpen("edit")} />
      <IconButton icon={Trash2} size="small" label={t`Delete ${name}`} onPress={() => setOpen("delete")} />
      <Suspense fallback={null}>
        {open === "edit" && (
          <EditBundle productId={productId} bundleKey={bundle} others={others} onClose={close} />
        )}
      </Suspense>
      {open === "delete" && (
        <DeleteDialog name={name} obstacle={undefined} onDelete={deleteIt} onClose={close}>
          <p>{t`Are you sure you want to delete?`}</p>
        </DeleteDialog>
      )}
    </span>
  );
}
