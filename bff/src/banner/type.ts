import { loadDeepest } from "../category/source.ts";
import { CategoryType } from "../category/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ViewerType } from "../session/viewer.ts";
import type { Banner } from "./record.ts";
import { banners, listBanners } from "./source.ts";

/** A banner. */
export const BannerType = builder.objectRef<Banner>("Banner");

builder.node(BannerType, {
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
      resolve: (banner, _args, { mediaBaseUrl }) =>
        mediaUrl(mediaBaseUrl, banner.imageFile && `home-images/${banner.companyId}/${banner.imageFile}`),
    }),
    order: t.exposeInt("order", {
      description: "Position on the storefront, 1 or more; ties are broken by id.",
    }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      description: "Deepest category the banner leads to; null when it no longer exists.",
      resolve: (banner, _args, context) => loadDeepest(context, banner.chosenCategories),
    }),
  }),
});

const { connection: BannerConnection } = connectionTypes("Banner", "banners", BannerType);

builder.objectField(ViewerType, "banners", (t) =>
  t.field({
    type: BannerConnection,
    nullable: true,
    directives: semanticNonNull,
    description: "The banners of the company's storefront, by their position.",
    args: connectionArguments,
    resolve: (viewer, args, context) => listBanners(context, viewer, args),
  }),
);
