import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ProductAction,
  ProductStatus,
  useProductActions_product$key,
} from "#/__generated__/useProductActions_product.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useReport } from "#/relay/useReport.ts";
import { useFocusReturn } from "#/ui/useFocusReturn.ts";
import type { WizardStep } from "../wizardAddress.ts";
import { useDeleteProduct, useEnableProduct, useSubmitProduct } from "../productMutations.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { stepOf } from "../useStepName.ts";

const ProductDialog = lazy(() => import("./ProductDialog.tsx"));

/** What the viewer may do with a product now, and the way to do it. */
interface ProductActions {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly mayEdit: boolean;
  /** The step to edit first: the one a reviewer named, or the first that is not done. */
  readonly step: WizardStep;
  readonly actions: readonly ProductAction[];
  readonly isPending: boolean;
  /** `opener` gets the focus back after the dialog, where it is not what had the focus: the button of a menu. */
  readonly start: (action: ProductAction, opener?: HTMLElement | null) => void;
  /** The dialog of the action under way; render it anywhere. */
  readonly dialog: ReactNode;
}

interface Options {
  /** The list on the screen. */
  readonly list?: ProductListOnScreen | undefined;
  /** After a deletion was begun; a product's own page is left then. */
  readonly onDelete?: () => void;
  /** After a copy was made. */
  readonly onDuplicate?: (id: string) => void;
}

/** The actions on one product (decision D-64): some at once, some after a dialog, deletion with a way back. */
export function useProductActions(
  productKey: useProductActions_product$key,
  { list, onDelete, onDuplicate }: Options = {},
): ProductActions {
  const { t } = useLingui();
  const report = useReport();
  const [send] = useDeleteProduct();
  const [submit, isSubmitting] = useSubmitProduct(list);
  const [enable, isEnabling] = useEnableProduct(list);
  const [open, setOpen] = useState<{ readonly action: ProductAction; readonly error?: MutationError }>();
  const returnFocusTo = useFocusReturn(open !== undefined);
  const product = useFragment(
    graphql`
      fragment useProductActions_product on Product {
        id
        name
        version
        status
        flaggedStep
        incompleteStep
        viewerCanUpdate
        viewerActions
      }
    `,
    productKey,
  );
  const { id, name, version, status, flaggedStep, incompleteStep } = product;
  const deletion = useDeletion({ id, name, version, send });
  const settle = (action: ProductAction, error: MutationError | null | undefined, done: string) => {
    if (error && Object.keys(error.fieldErrors).length > 0) setOpen({ action, error });
    else report(error, done);
  };
  const start = async (action: ProductAction) => {
    if (action === "SUBMIT") settle(action, await submit({ id, version }), t`Product Submitted Successfully`);
    else if (action === "ENABLE")
      settle(action, await enable({ id, version }), t`Product Enabled Successfully`);
    else if (action === "DELETE") {
      deletion.start();
      onDelete?.();
    } else setOpen({ action });
  };
  return {
    id,
    name,
    status,
    mayEdit: product.viewerCanUpdate,
    step: stepOf(flaggedStep ?? incompleteStep) ?? 1,
    actions: product.viewerActions,
    isPending: isSubmitting || isEnabling,
    start: (action, opener = null) => {
      returnFocusTo(opener);
      void start(action);
    },
    dialog: open && (
      <Suspense fallback={null}>
        <ProductDialog
          {...open}
          {...{ id, name, version, status, list, onDuplicate }}
          onClose={() => setOpen(undefined)}
        />
      </Suspense>
    ),
  };
}
