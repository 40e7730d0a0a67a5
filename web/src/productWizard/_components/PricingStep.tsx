import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PricingStepMutation } from "#/__generated__/PricingStepMutation.graphql";
import { useNavigate } from "react-router";
import type {
  PricingStep_product$data,
  PricingStep_product$key,
} from "#/__generated__/PricingStep_product.graphql";
import type { PricingStep_viewer$key } from "#/__generated__/PricingStep_viewer.graphql";
import { giftWrappingDefault } from "#/catalogue/product/giftWrapping.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { numberOf } from "#/form/decimalField.ts";
import { useChange } from "#/relay/useChange.ts";
import { type PricingDraft, usePricingTexts, toPricingInput } from "../pricingForm.ts";
import { PricingGift } from "./PricingGift.tsx";
import { PricingSale } from "./PricingSale.tsx";
import { PricingTaxes } from "./PricingTaxes.tsx";
import { usePreloadStep } from "./usePreloadStep.ts";
import { useWizardMode } from "./useWizardMode.ts";

interface PricingStepProps {
  readonly productKey: PricingStep_product$key;
  readonly viewerKey: PricingStep_viewer$key | null | undefined;
}

/** Step 3: price or variants, gift wrapping and tax (Document 2 §2). */
export function PricingStep({ productKey, viewerKey }: PricingStepProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { addressOf } = useWizardMode();
  const [savePricing, isSaving] = useChange<PricingStepMutation>(graphql`
    mutation PricingStepMutation($input: SaveProductPricingInput!) {
      saveProductPricing(input: $input) {
        ... on SaveProductPricingSuccess {
          product {
            ...PricingStep_product
            ...DiscountsStep_product
            ...WizardFrame_product
            ...PriceRange_product
          }
        }
        ... on ConflictError {
          current {
            ...PricingStep_product @alias(as: "pricing")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const viewer = useFragment(
    graphql`
      fragment PricingStep_viewer on Viewer {
        permissions
      }
    `,
    viewerKey,
  );
  const product = useFragment(
    graphql`
      fragment PricingStep_product on Product @throwOnFieldError {
        id
        version
        variantsEnabled
        singlePrice
        sku
        giftWrappingEnabled
        giftWrappingPrice
        cgst
        sgst
        igst
        hsnCode
        ...PricingSale_product
      }
    `,
    productKey,
  );
  usePreloadStep(4);
  const [draft, change, isDirty, form] = useDraft(draftOf(product), {
    key: `product pricing ${product.id}`,
    version: product.version,
    fields: usePricingTexts(),
  });
  const save = () =>
    isDirty
      ? savePricing({ id: product.id, ...toPricingInput(draft), version: form.version ?? null })
      : Promise.resolve(null);
  return (
    <PageForm
      label={t`Price and variants`}
      submitLabel={t`Next`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onSaved={() => void navigate(addressOf(4))}
      otherActions={<LinkButton href={addressOf(2)}>{t`Back`}</LinkButton>}
    >
      <FormCard>
        <FormSection
          title={t`Price`}
          description={t`In Indian rupees, before tax.`}
          isWide={draft.variantsEnabled}
        >
          <PricingSale
            productKey={product}
            mayEdit={viewer?.permissions.includes("VARIANT_UPDATE") ?? false}
            draft={draft}
            onChange={change}
          />
        </FormSection>
        <FormSection
          title={t`Gift wrapping`}
          description={
            draft.variantsEnabled
              ? t`Each variant has gift wrapping of its own: that is what counts. This one counts while the product has a single price.`
              : t`Wrapped on request, for a price.`
          }
        >
          <PricingGift draft={draft} onChange={change} />
        </FormSection>
        <FormSection title={t`Tax`} description={t`What is added to the price on the invoice.`}>
          <PricingTaxes draft={draft} onChange={change} />
        </FormSection>
      </FormCard>
    </PageForm>
  );
}

function draftOf(product: PricingStep_product$data): PricingDraft {
  const { giftWrappingPrice } = product;
  return {
    variantsEnabled: product.variantsEnabled,
    price: numberOf(product.singlePrice),
    sku: product.sku ?? "",
    giftWrappingEnabled: product.giftWrappingEnabled,
    giftWrappingPrice: giftWrappingPrice ? Number(giftWrappingPrice) : giftWrappingDefault,
    cgst: numberOf(product.cgst),
    sgst: numberOf(product.sgst),
    igst: numberOf(product.igst),
    hsnCode: product.hsnCode ?? "",
  };
}
