import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { bundleDialogsAddMutation } from "#/__generated__/bundleDialogsAddMutation.graphql";
import type { bundleDialogsEditMutation } from "#/__generated__/bundleDialogsEditMutation.graphql";
import type { bundleDialogs_bundle$key } from "#/__generated__/bundleDialogs_bundle.graphql";
import type { bundleDialogs_product$key } from "#/__generated__/bundleDialogs_product.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { nextOrder } from "#/list/orderId.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { Notice } from "#/ui/Notice.tsx";
import { BundleFields } from "./_components/BundleFields.tsx";
import { type BundleDraft, toBundleInput, useBundleTexts } from "./bundleForm.ts";

interface AddBundleProps {
  readonly productKey: bundleDialogs_product$key;
  readonly onClose: () => void;
}

/** A bundle of this product with another one. */
export function AddBundle({ productKey, onClose }: AddBundleProps) {
  const { t } = useLingui();
  const add = useChange<bundleDialogsAddMutation>(graphql`
    mutation bundleDialogsAddMutation($input: AddBundleInput!) {
      addBundle(input: $input) {
        ... on AddBundleSuccess {
          product {
            ...DiscountsBundles_product
            ...PriceExamples_product
            ...ProductBundles_product
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { id: productId, bundles } = useFragment(
    graphql`
      fragment bundleDialogs_product on Product @throwOnFieldError {
        id
        bundles(first: 100) {
          edges {
            node {
              order
              bundledProduct {
                name
              }
            }
          }
        }
      }
    `,
    productKey,
  );
  const taken = bundles.edges.map(({ node }) => ({ order: node.order, name: node.bundledProduct?.name }));
  const initial: BundleDraft = {
    product: null,
    offerPercentage: Number.NaN,
    order: nextOrder(taken),
  };
  return (
    <DraftDialog
      // After an error the form begins anew, with the server's words above it (Document 2 §8, decision D-66).
      key={failures.length}
      title={t`Add Bundle >> Add New`}
      submitLabel={t`Add bundle`}
      initial={initial}
      draft={{ key: `new bundle ${productId}`, fields: useBundleTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => ({ ...toBundleInput(draft), productId, idempotencyKey })}
      success={t`Bundle Added Successfully`}
      onError={(error) => setFailures([...failures, mutationErrorText(error)])}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          {failures.length > 0 && (
            <Notice tone="danger" announce="alert">
              {failures.at(-1)}
            </Notice>
          )}
          <BundleFields productId={productId} draft={draft} onChange={change} taken={taken} />
        </>
      )}
    </DraftDialog>
  );
}

interface EditBundleProps {
  /** The product that the bundle stands at. */
  readonly productId: string;
  readonly bundleKey: bundleDialogs_bundle$key;
  /** The product's other bundles. */
  readonly others: readonly TakenOrder[];
  readonly onClose: () => void;
}

export function EditBundle({ productId, bundleKey, others, onClose }: EditBundleProps) {
  const { t } = useLingui();
  const edit = useChange<bundleDialogsEditMutation>(graphql`
    mutation bundleDialogsEditMutation($input: EditBundleInput!) {
      editBundle(input: $input) {
        ... on EditBundleSuccess {
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
  const { id, version, offerPercentage, order, bundledProduct } = useFragment(
    graphql`
      fragment bundleDialogs_bundle on Bundle @throwOnFieldError {
        id
        version
        offerPercentage
        order
        bundledProduct {
          id
          name
        }
      }
    `,
    bundleKey,
  );
  const initial: BundleDraft = {
    product: bundledProduct ? { id: bundledProduct.id, label: bundledProduct.name } : null,
    offerPercentage: Number(offerPercentage),
    order,
  };
  return (
    <DraftDialog
      title={t`Add Bundle >> Edit`}
      initial={initial}
      draft={{ key: `bundle ${id}`, version, fields: useBundleTexts() }}
      change={edit}
      input={(draft, { version }) => ({ ...toBundleInput(draft), id, version: version ?? null })}
      success={t`Bundle Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <BundleFields productId={productId} draft={draft} onChange={change} taken={others} />
      )}
    </DraftDialog>
  );
}
