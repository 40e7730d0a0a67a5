import { versionOf, type Editing } from "../graphql/version.ts";
import type { Banner } from "./record.ts";
import { banners } from "./source.ts";

/** Of everything that `editBanner` can change. */
export function bannerVersion(banner: Banner): string {
  const { slogan, buttonText, order, chosenCategories, imageFile, isActive, startDate, endDate } = banner;
  return versionOf([slogan, buttonText, order, chosenCategories, imageFile, isActive, startDate, endDate]);
}

/** How `editBanner` compares versions. */
export const bannerEditing: Editing<Banner> = {
  records: banners,
  version: bannerVersion,
};
