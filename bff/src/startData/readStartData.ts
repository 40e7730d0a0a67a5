import { imageKey } from "../banner/image.ts";
import { loadBanners } from "../banner/source.ts";
import { bannerOrder } from "../banner/type.ts";
import type { Category } from "../category/record.ts";
import { walkLevel } from "../category/lists.ts";
import { readCollections } from "../collection/source.ts";
import { collectionOrder } from "../collection/type.ts";
import { readShownProducts } from "../collectionProduct/shown.ts";
import { companyImageUrl } from "../company/image.ts";
import type { Company } from "../company/record.ts";
import { companies } from "../company/source.ts";
import type { RecordContext } from "../graphql/context.ts";
import { sortRows } from "../graphql/listOrder.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { cleanHtml } from "../richText/richText.ts";
import { currentUser } from "../session/currentUser.ts";
import type { StartData } from "./startData.ts";

const byPosition = (left: Category, right: Category): number =>
  left.order - right.order || Number(left.databaseId) - Number(right.databaseId);

/** The tree as it is published, from the categories of each level. */
function treeOf(levels: readonly [readonly Category[], readonly Category[], readonly Category[]]) {
  const below = (parent: Category, level: readonly Category[]): Category[] =>
    level.filter((category) => category.ancestorIds.at(-1) === parent.id).toSorted(byPosition);
  const own = ({ databaseId, name, order }: Category) => ({ id: databaseId, name, order });
  return levels[0].toSorted(byPosition).map((first) => ({
    ...own(first),
    description: first.description,
    children: below(first, levels[1]).map((second) => ({
      ...own(second),
      children: below(second, levels[2]).map(own),
    })),
  }));
}

function companyOf(company: Company, mediaBaseUrl: string): StartData["company"] {
  return {
    id: company.id,
    name: company.name,
    subdomain: company.subdomain.trim().toLowerCase(),
    logoUrl: companyImageUrl(mediaBaseUrl, company, company.logoFile),
    phone: company.phone,
    email: company.enquiryEmail ?? company.officeEmail,
    websiteUrl: company.websiteUrl,
    instagramUrl: company.instagramUrl,
    linkedinUrl: company.linkedinUrl,
    aboutUs: cleanHtml(company.aboutUs),
    aboutUsImageUrl: companyImageUrl(mediaBaseUrl, company, company.aboutUsImageFile),
    terms: cleanHtml(company.terms),
  };
}

/**
 * Reads what the storefront of the user's company starts from; null while its onboarding is not finished. Only what
 * is meant for everybody: no numbers of registration or tax, no people. `mediaBaseUrl` is absolute and ends in `/`.
 * Throws `RestError`.
 */
export async function readStartData(
  context: RecordContext,
  companyId: string,
  mediaBaseUrl: string,
): Promise<StartData | null> {
  const company = await companies.load(context, companyId);
  if (company === null || !company.signup.isOver) return null;
  const [level1, level2, level3, banners, collections, shown] = await Promise.all([
    walkLevel(context, 1),
    walkLevel(context, 2),
    walkLevel(context, 3),
    loadBanners(context),
    readCollections(context, currentUser(context), {}),
    readShownProducts(context),
  ]);
  return {
    format: 1,
    company: companyOf(company, mediaBaseUrl),
    categories: treeOf([level1, level2, level3]),
    banners: sortRows(bannerOrder.of(), banners)
      .filter((banner) => banner.isActive !== false)
      .map((banner) => ({
        id: banner.id,
        slogan: banner.slogan,
        buttonText: banner.buttonText,
        imageUrl: mediaUrl(mediaBaseUrl, imageKey(banner)),
        order: banner.order,
        categoryPath: banner.chosenCategories.filter((one) => one !== null),
        startDate: banner.startDate,
        endDate: banner.endDate,
      })),
    collections: sortRows(collectionOrder.of(), collections.rows)
      .filter((collection) => collection.isDisplayed)
      .map(({ id, name }) => ({ id, name, productIds: shown && [...(shown.get(id) ?? [])] })),
  };
}
