import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddVariant_product$key } from "#/__generated__/AddVariant_product.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { useAddVariant } from "../variantMutations.ts";
import { giftWrappingDefault } from "../giftWrapping.ts";
import { useVariantTexts, type VariantDraft, variantInput } from "../variantForm.ts";
import { VariantFields } from "./VariantFields.tsx";

interface AddVariantProps {
  readonly productKey: AddVariant_product$key;
}

/** The add button and its dialog. */
export function AddVariant(props: AddVariantProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add variant`}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddDialog({ productKey, onClose }: AddVariantProps & { onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const keyFor = useIdempotencyKey();
  const [add, isSaving] = useAddVariant();
  const { id: productId, variants } = useFragment(
    graphql`
      fragment AddVariant_product on Product @throwOnFieldError {
        id
        variants(first: 100) {
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
  const orders = variants.edges.map(({ node }) => node.order);
  const isFirst = orders.length === 0;
  const fields = useVariantTexts();
  const initial: VariantDraft = {
    shortName: "",
    longName: "",
    price: Number.NaN,
    order: Math.max(0, ...orders) + 1,
    sku: "",
    giftWrappingEnabled: false,
    giftWrappingPrice: giftWrappingDefault,
    isDefault: isFirst,
    temporarilyUnavailable: false,
  };
  const [draft, change, isDirty, form] = useDraft(initial, { key: `new variant ${productId}`, fields });
  const save = async () => {
    const error = await add({ ...variantInput(draft), productId, idempotencyKey: keyFor(draft) });
    if (error === null) notifier.success(t`Variant Added Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Add Variant`}
      {...(isFirst && { description: t`The first variant becomes the default.` })}
      submitLabel={t`Add variant`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <VariantFields draft={draft} onChange={change} isDefaultNow={false} hasOthers={false} />
    </FormDialog>
  );
}
