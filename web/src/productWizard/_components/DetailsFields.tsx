import { useMay } from "#/app/PermissionsContext.ts";
import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode } from "react";
import { BrandPicker } from "#/catalogue/brand/BrandPicker.tsx";
import { CategoryChoice } from "#/catalogue/category/_components/CategoryChoice.tsx";
import { AddButton } from "#/form/AddButton.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { RichTextField } from "#/richText/RichTextField.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { DetailsDraft } from "../detailsForm.ts";
import { OriginChoice } from "./OriginChoice.tsx";

const loadBrandDialogs = () => import("#/catalogue/brand/brandDialogs.tsx");
const AddBrand = lazy(async () => ({ default: (await loadBrandDialogs()).AddBrand }));

interface DetailsFieldsProps extends DraftFields<DetailsDraft> {
  readonly seller: SelectOption | null;
  readonly hasSellers: boolean;
  readonly countryName: string | null;
  /** Where the stored summary image is read from; null when there is none. */
  readonly imageUrl: string | null;
  /** The way to the further images, beside the summary image (Document 2 §2). */
  readonly furtherImages: ReactNode;
}

/**
 * The fields of step 1, for a new product and for one that exists (Document 2 §2). The picture is required, so it stands before
 * the long texts, which are not.
 */
export function DetailsFields({
  draft,
  onChange,
  seller,
  hasSellers,
  countryName,
  imageUrl,
  furtherImages,
}: DetailsFieldsProps) {
  const { t } = useLingui();
  const { field } = bindFields({ draft, onChange });
  const fits = useLengthRule()(limits.name);
  const mayAddBrand = useMay("BRAND_CREATE");
  return (
    <>
      <FormSection title={t`Category`} description={t`Where customers find it.`}>
        <CategoryChoice name="categoryId" draft={draft} onChange={onChange} />
      </FormSection>
      <FormSection title={t`Product`} description={t`What it is called and what it is.`}>
        <TextField
          {...field("name")}
          label={t`Product Name`}
          required={t`Product Name is required`}
          validate={fits}
        />
        <div className="wizard-choice">
          <BrandPicker
            name="brandId"
            label={t`Brand`}
            chosen={draft.brand}
            onChoose={(brand) => onChange({ brand })}
          />
          {mayAddBrand && (
            <AddButton variant="secondary" label={t`Add brand`} load={loadBrandDialogs}>
              {(onClose) => <AddBrand onAdded={(brand) => onChange({ brand })} onClose={onClose} />}
            </AddButton>
          )}
        </div>
        <FormRow>
          <TextField {...field("model")} label={t`Model`} validate={fits} />
          <TextField {...field("colour")} label={t`Colour`} validate={fits} />
          <TextField {...field("packing")} label={t`Packing`} validate={fits} />
        </FormRow>
      </FormSection>
      <FormSection title={t`Summary image`} description={t`The first image customers see of it.`}>
        <ImageField
          {...field("summaryImageUploadId")}
          label={t`Summary image`}
          purpose="PRODUCT_SUMMARY_IMAGE"
          currentUrl={imageUrl}
          isRequired
          message={t`Please Upload Product Image`}
        />
        {furtherImages}
      </FormSection>
      <FormSection title={t`Origin`} description={t`Who makes it, and where it comes from.`}>
        <OriginChoice
          draft={draft}
          onChange={onChange}
          seller={seller}
          hasSellers={hasSellers}
          countryName={countryName}
        />
      </FormSection>
      <FormSection title={t`Texts`} description={t`What customers read about it.`}>
        <RichTextField {...field("description")} label={t`Description`} minimumHeight={200} />
        <RichTextField {...field("specifications")} label={t`Specifications`} minimumHeight={200} />
      </FormSection>
    </>
  );
}
