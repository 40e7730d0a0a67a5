import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DetailsStepMutation } from "#/__generated__/DetailsStepMutation.graphql";
import { useNavigate } from "react-router";
import type {
  DetailsStep_product$data,
  DetailsStep_product$key,
} from "#/__generated__/DetailsStep_product.graphql";
import { newProductAddress } from "#/app/addresses.ts";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useChange } from "#/relay/useChange.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { type DetailsDraft, useDetailsTexts, toDetailsInput } from "../detailsForm.ts";
import { DetailsFields } from "./DetailsFields.tsx";
import { FurtherImages } from "./FurtherImages.tsx";
import { usePreloadStep } from "./usePreloadStep.ts";
import { useWizardMode } from "./useWizardMode.ts";

/** Step 1 of a product that exists: what is saved fills the form, and Next saves what was changed. */
export function DetailsStep({ productKey }: { productKey: DetailsStep_product$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { addressOf } = useWizardMode();
  const [edit, isSaving] = useChange<DetailsStepMutation>(graphql`
    mutation DetailsStepMutation($input: EditProductDetailsInput!) {
      editProductDetails(input: $input) {
        ... on EditProductDetailsSuccess {
          product {
            ...DetailsStep_product
            ...WizardFrame_product
          }
        }
        ... on ConflictError {
          current {
            ...DetailsStep_product @alias(as: "details")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const product = useFragment(
    graphql`
      fragment DetailsStep_product on Product @throwOnFieldError {
        id
        version
        name
        model
        colour
        packing
        description
        specifications
        imageUrl
        seller {
          id
          name
        }
        brand {
          id
          name
        }
        manufacturer {
          id
          name
          address {
            countryCode
            country
          }
        }
        originCountry {
          code
          name
        }
        category {
          path {
            id
            name
          }
        }
        ...FurtherImages_product
      }
    `,
    productKey,
  );
  usePreloadStep(2);
  const [draft, change, isDirty, form] = useDraft(draftOf(product), {
    key: `product details ${product.id}`,
    version: product.version,
    fields: useDetailsTexts(),
    files: ["summaryImageUploadId"],
  });
  const save = () =>
    isDirty
      ? edit({ id: product.id, ...toDetailsInput(draft), version: form.version ?? null })
      : Promise.resolve(null);
  return (
    <PageForm
      label={t`Categories and details`}
      submitLabel={t`Next`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onSaved={() => void navigate(addressOf(2))}
      otherActions={<LinkButton href={newProductAddress(false)}>{t`Clear`}</LinkButton>}
    >
      <FormCard>
        <DetailsFields
          draft={draft}
          onChange={change}
          seller={product.seller ? { id: product.seller.id, label: product.seller.name } : null}
          hasSellers={false}
          countryName={product.originCountry?.name ?? null}
          imageUrl={product.imageUrl ?? null}
          furtherImages={<FurtherImages productKey={product} />}
        />
      </FormCard>
    </PageForm>
  );
}

function draftOf(product: DetailsStep_product$data): DetailsDraft {
  const { brand, manufacturer, category } = product;
  const [level1 = null, level2 = null, level3 = null] = category?.path ?? [];
  return {
    level1,
    level2,
    level3,
    brand: brand ? { id: brand.id, label: brand.name } : null,
    name: product.name,
    model: product.model ?? "",
    colour: product.colour ?? "",
    packing: product.packing ?? "",
    manufacturer: manufacturer
      ? {
          id: manufacturer.id,
          label: manufacturer.name,
          country: { code: manufacturer.address.countryCode, name: manufacturer.address.country },
        }
      : null,
    originCountryCode: product.originCountry?.code ?? null,
    description: product.description ?? "",
    specifications: product.specifications ?? "",
    summaryImageUploadId: null,
  };
}
