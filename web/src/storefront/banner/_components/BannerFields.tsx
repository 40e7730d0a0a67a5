import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { OrderField, type TakenOrder } from "#/list/OrderField.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { DayField } from "#/form/DayField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { BannerCategoryFields } from "./BannerCategoryFields.tsx";
import type { BannerDraft } from "./bannerForm.ts";
import { BannerPreview } from "./BannerPreview.tsx";

interface BannerFieldsProps extends DraftFields<BannerDraft> {
  /** The picture the banner has without an upload. */
  readonly currentUrl: string | null;
  /** The places of the other banners. */
  readonly others: readonly TakenOrder[];
  /** Whether the service keeps the switch and the days. */
  readonly hasTimes: boolean;
}

/** Picture, slogan, button, category path and order id, all required but the deeper levels (Document 1 §5). */
export function BannerFields({ draft, onChange, currentUrl, others, hasTimes }: BannerFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { field, text, toggle } = bindFields({ draft, onChange });
  const [shownUrl, setShownUrl] = useState(currentUrl);
  return (
    <>
      <BannerPreview imageUrl={shownUrl} slogan={draft.slogan} buttonText={draft.buttonText} />
      <ImageField
        {...field("imageUploadId")}
        label={t`Image`}
        purpose="BANNER_IMAGE"
        currentUrl={currentUrl}
        onPreview={setShownUrl}
        isRequired
        message={t`Image is required`}
      />
      <FormRow>
        <TextField
          {...text("slogan")}
          label={t`Banner Slogan`}
          required={t`Banner Slogan is required`}
          validate={atMost(limits.name)}
        />
        <TextField
          {...text("buttonText")}
          label={t`Banner Button Text`}
          required={t`Banner Button Text is required`}
          validate={atMost(limits.name)}
        />
      </FormRow>
      <BannerCategoryFields draft={draft} onChange={onChange} />
      <OrderField
        {...field("order")}
        description={t`Its place on the storefront. 1 comes first.`}
        taken={others}
      />
      {hasTimes && (
        <>
          <Switch {...toggle("isActive")} description={t`Switch it off to keep it for later.`}>
            {t`Show on storefront`}
          </Switch>
          <FormRow>
            <DayField {...field("startDate")} label={t`Start Date`} description={t`Empty: at once.`} />
            <DayField
              {...field("endDate")}
              label={t`End Date`}
              description={t`Empty: without an end.`}
              validate={(endDate) =>
                draft.startDate !== "" && endDate < draft.startDate
                  ? t`End Date must not be before Start Date`
                  : null
              }
            />
          </FormRow>
        </>
      )}
    </>
  );
}
