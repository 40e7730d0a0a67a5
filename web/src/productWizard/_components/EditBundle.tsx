import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditBundle_bundle$key } from "#/__generated__/EditBundle_bundle.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useEditBundle } from "../bundleMutations.ts";
import { type BundleDraft, useBundleTexts, toBundleInput } from "../bundleForm.ts";
import { BundleFields } from "./BundleFields.tsx";

interface EditBundleProps {
  /** The product that the bundle stands at. */
  readonly productId: string;
  readonly bundleKey: EditBundle_bundle$key;
  readonly onClose: () => void;
}

/** Changes a bundle. */
export default function EditBundle({ productId, bundleKey, onClose }: EditBundleProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditBundle();
  const bundle = useFragment(
    graphql`
      fragment EditBundle_bundle on Bundle @throwOnFieldError {
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
  const { bundledProduct } = bundle;
  const initial: BundleDraft = {
    product: bundledProduct ? { id: bundledProduct.id, label: bundledProduct.name } : null,
    offerPercentage: Number(bundle.offerPercentage),
    order: bundle.order,
  };
  const fields = useBundleTexts();
  const [draft, change, isDirty, form] = useDraft(initial, {
    key: `bundle ${bundle.id}`,
    version: bundle.version,
    fields,
  });
  const save = async () => {
    const error = await edit({ ...toBundleInput(draft), id: bundle.id, version: form.version ?? null });
    if (error === null) notifier.success(t`Bundle Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Add Bundle >> Edit`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <BundleFields productId={productId} draft={draft} onChange={change} />
    </FormDialog>
  );
}
