import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddVariant_product$key } from "#/__generated__/AddVariant_product.graphql";
import { AddButton } from "#/form/AddButton.tsx";

const loadDialogs = () => import("../variantDialogs.tsx");
const AddVariantDialog = lazy(async () => ({ default: (await loadDialogs()).AddVariantDialog }));

interface AddVariantProps {
  readonly productKey: AddVariant_product$key;
  /** Of the button: a page has one primary. */
  readonly variant?: "primary" | "secondary";
}

/** The add button of the variants and its dialog. */
export function AddVariant({ productKey, variant = "primary" }: AddVariantProps) {
  const { t } = useLingui();
  const { id, variants } = useFragment(
    graphql`
      fragment AddVariant_product on Product @throwOnFieldError {
        id
        variants(first: 100) {
          edges {
            node {
              order
              shortName
            }
          }
        }
      }
    `,
    productKey,
  );
  const taken = variants.edges.map(({ node }) => ({ order: node.order, name: node.shortName }));
  return (
    <AddButton label={t`Add variant`} variant={variant} load={loadDialogs}>
      {(onClose) => <AddVariantDialog productId={id} taken={taken} onClose={onClose} />}
    </AddButton>
  );
}
