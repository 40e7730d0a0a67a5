import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { bannerForm_banner$key } from "#/__generated__/bannerForm_banner.graphql";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

/** What a banner's form holds. */
export interface BannerDraft {
  readonly category1: SelectOption | null;
  readonly category2: SelectOption | null;
  readonly category3: SelectOption | null;
  readonly imageUploadId: string | null;
  readonly slogan: string;
  readonly buttonText: string;
  /** NaN while the field is empty. */
  readonly order: number;
  readonly isActive: boolean;
  /** `YYYY-MM-DD`, empty for none. */
  readonly startDate: string;
  readonly endDate: string;
}

/** An empty form for a banner at a place. */
export function emptyDraft(order: number): BannerDraft {
  return {
    category1: null,
    category2: null,
    category3: null,
    imageUploadId: null,
    slogan: "",
    buttonText: "",
    order,
    isActive: true,
    startDate: "",
    endDate: "",
  };
}

/** The fields of the gateway's inputs; the deepest category that was chosen. */
export function inputOf(draft: BannerDraft) {
  return {
    categoryId: (draft.category3 ?? draft.category2 ?? draft.category1)?.id ?? "",
    slogan: draft.slogan.trim(),
    buttonText: draft.buttonText.trim(),
    order: draft.order,
    isActive: draft.isActive,
    startDate: draft.startDate || null,
    endDate: draft.endDate || null,
  };
}

/** A banner as its form begins. */
export function editedBanner(bannerKey: bannerForm_banner$key): BannerDraft {
  const banner = readInlineData(
    graphql`
      fragment bannerForm_banner on Banner @inline {
        slogan
        buttonText
        order
        isActive
        startDate
        endDate
        category {
          path {
            id
            name
          }
        }
      }
    `,
    bannerKey,
  );
  const { slogan, buttonText, order, isActive, startDate, endDate, category } = banner;
  const [category1 = null, category2 = null, category3 = null] =
    category?.path?.map(({ id, name }): SelectOption => ({ id, label: name })) ?? [];
  return {
    category1,
    category2,
    category3,
    imageUploadId: null,
    slogan,
    buttonText,
    order,
    // A service without the switch shows every banner.
    isActive: isActive !== false,
    startDate: startDate ?? "",
    endDate: endDate ?? "",
  };
}

/** How the fields of a banner are shown where two versions of it are compared. */
export function useBannerTexts(): FieldTexts<BannerDraft> {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const labelOf = (choice: SelectOption | null) => choice?.label ?? "";
  const dayOf = (date: string) => (date === "" ? "" : day(date));
  return {
    category1: { label: t`Level1 Category`, text: labelOf },
    category2: { label: t`Level2 Category`, text: labelOf },
    category3: { label: t`Level3 Category`, text: labelOf },
    slogan: { label: t`Banner Slogan` },
    buttonText: { label: t`Banner Button Text` },
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
    isActive: { label: t`Show on storefront`, text: (isActive) => (isActive ? t`Yes` : t`No`) },
    startDate: { label: t`Start Date`, text: dayOf },
    endDate: { label: t`End Date`, text: dayOf },
  };
}
