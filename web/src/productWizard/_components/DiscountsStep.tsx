import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DiscountsStepMutation } from "#/__generated__/DiscountsStepMutation.graphql";
import { useNavigate } from "react-router";
import type {
  DiscountsStep_product$data,
  DiscountsStep_product$key,
} from "#/__generated__/DiscountsStep_product.graphql";
import { addresses } from "#/app/addresses.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { PageForm } from "#/form/PageForm.tsx";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { useDraft } from "#/form/useDraft.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { numberOf } from "#/form/decimalField.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";
import {
  type DiscountsDraft,
  slabDrafts,
  specialOfferDefault,
  useDiscountsTexts,
  toDiscountsInput,
} from "../discountsForm.ts";
import { DiscountsBundles } from "./DiscountsBundles.tsx";
import { DiscountsOffer } from "./DiscountsOffer.tsx";
import { PriceExamples } from "./PriceExamples.tsx";
import { SlabFields } from "./SlabFields.tsx";
import { type SavedProduct, useOutcome } from "./useOutcome.ts";
import { useWizardMode } from "./useWizardMode.ts";

/** Step 4: discounts, with a worked example of what a shopper would pay (Document 2 §2). Saving hands a draft in. */
export function DiscountsStep({ productKey }: { productKey: DiscountsStep_product$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { addressOf } = useWizardMode();
  const [saveDiscounts, isSaving] = useChange<DiscountsStepMutation, SavedProduct | undefined>(
    graphql`
      mutation DiscountsStepMutation($input: SaveProductDiscountsInput!) {
        saveProductDiscounts(input: $input) {
          ... on SaveProductDiscountsSuccess {
            product {
              id
              name
              status
              incompleteStep
              ...DiscountsStep_product
              ...WizardFrame_product
            }
          }
          ... on ConflictError {
            current {
              ...DiscountsStep_product @alias(as: "discounts")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists, read: ({ product }) => product },
  );
  const sayOutcome = useOutcome();
  const { percentage } = useAmountFields();
  const product = useFragment(
    graphql`
      fragment DiscountsStep_product on Product @throwOnFieldError {
        id
        version
        discountPercentage
        specialOffer {
          isEnabled
          percentage
          startDate
          endDate
          isInfinite
        }
        bundleDiscountsEnabled
        volumeDiscountsEnabled
        slabs {
          minimumQuantity
          percentage
        }
        ...DiscountsBundles_product
        ...PriceExamples_product
      }
    `,
    productKey,
  );
  const initial = draftOf(product);
  const [draft, change, isDirty, form] = useDraft(initial, {
    key: `product discounts ${product.id}`,
    version: product.version,
    fields: useDiscountsTexts(),
  });
  const save = async () => {
    const input = { id: product.id, ...toDiscountsInput(draft), version: form.version ?? null };
    const outcome = await saveDiscounts(input);
    if (outcome === undefined || "formError" in outcome) return outcome;
    sayOutcome(outcome);
    return null;
  };
  return (
    <PageForm
      label={t`Discounts`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onSaved={() => void navigate(addresses.products)}
      otherActions={<LinkButton href={addressOf(3)}>{t`Back`}</LinkButton>}
    >
      <FormCard>
        <FormSection title={t`Discount`} description={t`Always taken off the price; optional.`}>
          <NumberField
            {...percentage((value) => (value >= 1 && value <= 20 ? null : t`Please enter 1% to 20%`))}
            name="discountPercentage"
            label={t`Discount Percentage`}
            value={draft.discountPercentage}
            onChange={(discountPercentage) => change({ discountPercentage })}
          />
        </FormSection>
        <FormSection title={t`Special offer`} description={t`Taken off for a time.`}>
          <DiscountsOffer draft={draft} savedStartDate={initial.specialOfferStartDate} onChange={change} />
        </FormSection>
        <FormSection
          title={t`Bundles`}
          description={t`Cheaper when bought together.`}
          isWide={draft.bundleDiscountsEnabled}
        >
          <DiscountsBundles
            productKey={product}
            isOn={draft.bundleDiscountsEnabled}
            onSwitch={(bundleDiscountsEnabled) => change({ bundleDiscountsEnabled })}
          />
        </FormSection>
        <FormSection title={t`Volume`} description={t`Cheaper by the number of pieces.`}>
          <SlabFields draft={draft} onChange={change} />
        </FormSection>
        <FormSection
          title={t`Worked example`}
          description={t`What a customer would pay with the discounts above.`}
          isWide
        >
          <PriceExamples productKey={product} draft={draft} isDirty={isDirty} />
        </FormSection>
      </FormCard>
    </PageForm>
  );
}

function draftOf(product: DiscountsStep_product$data): DiscountsDraft {
  const { specialOffer: offer, slabs } = product;
  return {
    discountPercentage: numberOf(product.discountPercentage),
    specialOfferEnabled: offer.isEnabled,
    specialOfferPercentage: offer.percentage ? Number(offer.percentage) : specialOfferDefault,
    specialOfferStartDate: offer.startDate ?? "",
    specialOfferEndDate: offer.endDate ?? "",
    specialOfferInfinite: offer.isInfinite,
    bundleDiscountsEnabled: product.bundleDiscountsEnabled,
    volumeDiscountsEnabled: product.volumeDiscountsEnabled,
    slabs: slabDrafts(
      slabs.map(({ minimumQuantity, percentage }) => ({
        minimumQuantity: minimumQuantity ?? Number.NaN,
        percentage: numberOf(percentage),
      })),
    ),
  };
}
