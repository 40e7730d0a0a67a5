import { Plural, useLingui } from "@lingui/react/macro";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { graphql, useFragment } from "react-relay";
import type { PricingSale_product$key } from "#/__generated__/PricingSale_product.graphql";
import { AddVariant } from "#/catalogue/product/_components/AddVariant.tsx";
import { VariantTable } from "#/catalogue/product/_components/VariantTable.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import type { PricingDraft } from "../pricingForm.ts";
import "#/catalogue/product/_components/product.css";
import "./rows.css";

interface PricingSaleProps extends DraftFields<PricingDraft> {
  readonly productKey: PricingSale_product$key;
  readonly mayEdit: boolean;
}

/** A single price with its SKU, or variants with a price each, which are saved by themselves (Document 2 §4). */
export function PricingSale({ productKey, mayEdit, draft, onChange }: PricingSaleProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { field, text } = bindFields({ draft, onChange });
  const { money } = useAmountFields();
  const product = useFragment(
    graphql`
      fragment PricingSale_product on Product @throwOnFieldError {
        viewerCanAddVariant
        variants(first: 100) {
          totalCount
        }
        ...AddVariant_product
        ...VariantTable_product
      }
    `,
    productKey,
  );
  const { totalCount } = product.variants;
  const hasVariants = totalCount > 0;
  return (
    <>
      <Switch
        isSelected={draft.variantsEnabled}
        onChange={(variantsEnabled) => onChange({ variantsEnabled })}
        description={t`Sizes, weights or packs, each with a price of its own.`}
      >
        {t`Variants`}
      </Switch>
      {draft.variantsEnabled ? (
        <FieldSet
          name="variantsEnabled"
          label={t`Variants`}
          message={hasVariants ? null : t`Please Add One Varient`}
        >
          {product.viewerCanAddVariant && (
            <div className="wizard-rows-action">
              <p>{t`Variants are saved at once. Exactly one is the default; customers see its price first.`}</p>
              <AddVariant productKey={product} />
            </div>
          )}
          <VariantTable productKey={product} mayEdit={mayEdit} />
        </FieldSet>
      ) : (
        <>
          {hasVariants && (
            <Notice>
              <Plural
                value={totalCount}
                one="# saved variant is kept, but not sold. It comes back when Variants is switched on."
                other="# saved variants are kept, but not sold. They come back when Variants is switched on."
              />
            </Notice>
          )}
          <FormRow>
            <NumberField
              {...field("price")}
              {...money((price) => (price > 0 ? null : t`Price must be more than 0`))}
              label={t`Price before tax`}
              required={t`Please Enter Product Price`}
            />
            <TextField
              {...text("sku")}
              label={t`SKU`}
              description={t`Your own code; optional.`}
              validate={atMost(limits.name)}
            />
          </FormRow>
        </>
      )}
    </>
  );
}
