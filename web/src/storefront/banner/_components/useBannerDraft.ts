import { graphql, useFragment } from "react-relay";
import type { useBannerDraft_banner$key } from "#/__generated__/useBannerDraft_banner.graphql";
import type { SelectOption } from "#/ui/Select.tsx";
import type { BannerDraft } from "./bannerDraft.ts";

/** A form filled with what a banner is; null without one. */
export function useBannerDraft(bannerKey: useBannerDraft_banner$key | null | undefined): BannerDraft | null {
  const banner = useFragment(
    graphql`
      fragment useBannerDraft_banner on Banner {
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
  if (!banner) return null;
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
