import { useLingui } from "@lingui/react/macro";
import { OrderField, type TakenOrder } from "#/list/OrderField.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import type { BundleDraft } from "../bundleForm.ts";
import { BundlePicker } from "./BundlePicker.tsx";

interface BundleFieldsProps extends DraftFields<BundleDraft> {
  readonly productId: string;
  /** The places of the other bundles. */
  readonly taken: readonly TakenOrder[];
}

/** The fields of a bundle, with the messages of Document 2 §5. */
export function BundleFields({ productId, draft, onChange, taken }: BundleFieldsProps) {
  const { t } = useLingui();
  const { field } = bindFields({ draft, onChange });
  const { percentage } = useAmountFields();
  return (
    <>
      <BundlePicker
        productId={productId}
        chosen={draft.product}
        onChoose={(product) => onChange({ product })}
      />
      <FormRow>
        <NumberField
          {...field("offerPercentage")}
          {...percentage((value) => (value >= 1 && value <= 90 ? null : t`Please enter 1% to 90%`))}
          label={t`Bundle Offer Percentage`}
          required={t`Bundle Offer Percentage is required`}
        />
        <OrderField {...field("order")} taken={taken} />
      </FormRow>
    </>
  );
}
