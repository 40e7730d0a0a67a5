import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddBundleDialog_product$key } from "#/__generated__/AddBundleDialog_product.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { Notice } from "#/ui/Notice.tsx";
import { useAddBundle } from "../bundleMutations.ts";
import { type BundleDraft, useBundleTexts, toBundleInput } from "../bundleForm.ts";
import { BundleFields } from "./BundleFields.tsx";

interface Failure {
  readonly count: number;
  readonly text: string;
}

interface AddBundleDialogProps {
  readonly productKey: AddBundleDialog_product$key;
  readonly onClose: () => void;
}

/** A bundle of this product with another one. */
export default function AddBundleDialog({ productKey, onClose }: AddBundleDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const keyFor = useIdempotencyKey();
  const [add, isSaving] = useAddBundle();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id: productId, bundles } = useFragment(
    graphql`
      fragment AddBundleDialog_product on Product @throwOnFieldError {
        id
        bundles(first: 100) {
          edges {
            node {
              order
            }
          }
        }
      }
    `,
    productKey,
  );
  const orders = bundles.edges.map(({ node }) => node.order);
  const initial: BundleDraft = {
    product: null,
    offerPercentage: Number.NaN,
    order: Math.max(0, ...orders) + 1,
  };
  const fields = useBundleTexts();
  const [draft, change, isDirty, form] = useDraft(initial, { key: `new bundle ${productId}`, fields });
  const save = async () => {
    const error = await add({ ...toBundleInput(draft), productId, idempotencyKey: keyFor(draft) });
    if (error === null) notifier.success(t`Bundle Added Successfully`);
    if (error) {
      // The form begins anew, with the server's words above it (Document 2 §8, decision D-66).
      form.discard();
      setFailure((last) => ({ count: (last?.count ?? 0) + 1, text: mutationErrorText(error) }));
    }
    return error;
  };
  return (
    <FormDialog
      key={failure?.count ?? 0}
      title={t`Add Bundle >> Add New`}
      submitLabel={t`Add bundle`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {failure && (
        <Notice tone="danger" announce="alert">
          {failure.text}
        </Notice>
      )}
      <BundleFields productId={productId} draft={draft} onChange={change} />
    </FormDialog>
  );
}
