import type { ProductAction, ProductStatus } from "#/__generated__/useProductActions_product.graphql";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { DisableProduct } from "./DisableProduct.tsx";
import { DuplicateProduct } from "./DuplicateProduct.tsx";
import { ProductGaps } from "./ProductGaps.tsx";
import { ReturnProduct } from "./ReturnProduct.tsx";

interface ProductDialogProps {
  readonly action: ProductAction;
  /** What the product lacks for the action; the dialog says so instead. */
  readonly error?: MutationError;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly status: ProductStatus;
  readonly list: ProductListOnScreen | undefined;
  readonly onDuplicate: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog of an action; a chunk of its own, because a visit to a list seldom opens one. */
export default function ProductDialog({
  action,
  error,
  version,
  status,
  onDuplicate,
  ...props
}: ProductDialogProps) {
  if (error) return <ProductGaps {...props} error={error} isSubmission={action === "SUBMIT"} />;
  if (action === "RETURN") return <ReturnProduct {...props} version={version} />;
  if (action === "DISABLE")
    return <DisableProduct {...props} version={version} isRejection={status === "PENDING"} />;
  return <DuplicateProduct {...props} onDuplicate={onDuplicate} />;
}
