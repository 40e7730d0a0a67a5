import { bannerFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { chosenIds } from "../category/record.ts";
import { loadDeepest } from "../category/source.ts";
import { CategoryType } from "../category/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { mediaUrl, thumbnailUrl } from "../graphql/mediaUrl.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedPage } from "../graphql/ownedPage.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { bannerVersion } from "./fields.ts";
import { imageKey } from "./image.ts";
import { type Banner, bannerRecord } from "./record.ts";
import { bannerList, banners } from "./source.ts";

/** A banner. */
export const BannerType = builder.objectRef<Banner>("Banner");

/** Its connection and edge. */
export const { connection: BannerConnection, edge: BannerEdge } = connectionTypes(
  "Banner",
  "banners",
  BannerType,
);

builder.node(BannerType, {
  readBy: "everybody",
  description: "A picture on the company's storefront that leads to a category.",
  id: { resolve: (banner) => banner.id },
  loadOne: (id, context) => banners.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The banner's id in the REST service." }),
    slogan: t.exposeString("slogan", { description: "The text on the picture." }),
    buttonText: t.exposeString("buttonText", { description: "The words on its button." }),
    imageUrl: t.string({
      nullable: true,
      description: "Where the picture is read from; null while there is none.",
      resolve: (banner, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, imageKey(banner)),
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: "A small copy of the picture, at most 480 by 480 pixels; null while there is none.",
      resolve: (banner, _args, { mediaBaseUrl }) => thumbnailUrl(mediaBaseUrl, imageKey(banner), 480),
    }),
    order: t.exposeInt("order", {
      description: "Position on the storefront, 1 or more; ties are broken by id.",
    }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      description: "Deepest category the banner leads to; null when it no longer exists.",
      resolve: (banner, _args, context) => loadDeepest(context, chosenIds(banner.chosenCategories)),
    }),
    isActive: t.exposeBoolean("isActive", {
      nullable: true,
      description: "Whether it is shown. Null when the service keeps no such switch: then it is.",
    }),
    startDate: t.expose("startDate", {
      type: "Date",
      nullable: true,
      description: "The first day it is shown; null for any.",
    }),
    endDate: t.expose("endDate", {
      type: "Date",
      nullable: true,
      description: "The last day it is shown; null for any.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: bannerVersion }),
    ...viewerCanFields(t, "Banner"),
  }),
});

/** The orders of a list of banners. */
export const bannerOrder = orderInput("Banner", "banners", {
  ORDER: {
    rest: "order_id",
    kind: "number",
    value: (banner: Banner) => banner.order,
    description: "By their position on the storefront.",
  },
  SLOGAN: {
    rest: "banner_slogan",
    kind: "text",
    value: (banner: Banner) => banner.slogan,
    description: "By the text on them, upper and lower case alike.",
  },
  ...timeOrders,
});

export const BannerFilter = filterInput("Banner", "banners");

builder.objectField(ViewerType, "banners", (t) =>
  t.field({
    type: BannerConnection,
    ...semanticNonNull,
    description: "The banners of the company's storefront.",
    args: {
      ...searchArgument("slogan"),
      ...listArguments(BannerFilter, bannerOrder, "By position, ascending,"),
    },
    resolve: (viewer, args, context) =>
      ownedPage(context, viewer, args, {
        from: bannerList(viewer.companyId),
        record: bannerRecord,
        typeName: "Banner",
        order: bannerOrder.of(args.orderBy),
        texts: (banner) => [banner.slogan],
      }),
  }),
);

audited({
  type: BannerType,
  records: banners,
  tables: { banner: sameId },
  nameOf: (banner) => banner.slogan,
  fields: [bannerFields],
});
