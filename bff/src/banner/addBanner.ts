import * as v from "valibot";
import { markProgress } from "../company/progress.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import type { RestAnswer } from "../rest/client.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { publishCopy } from "./image.ts";
import type { Banner } from "./record.ts";
import { activeRule, buttonTextRule, categoryRule, messages, orderRule, sloganRule } from "./rules.ts";
import { bannerOrder, bannerPath } from "./source.ts";
import { BannerEdge, BannerType } from "./type.ts";
import { categoryFields, checkDates, inputPaths, loadNamed, readWritten } from "./write.ts";

const shared = {
  categoryId: categoryRule,
  slogan: sloganRule,
  buttonText: buttonTextRule,
  order: orderRule,
  isActive: v.nullish(activeRule, true),
  startDate: v.nullish(v.string(), null),
  endDate: v.nullish(v.string(), null),
  idempotencyKey: idempotencyKeyRule,
};

const withUpload = v.object({
  ...shared,
  imageUploadId: v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(messages.image)),
  imageOfBannerId: v.nullish(v.string(), null),
});

const withCopy = v.object({
  ...shared,
  imageUploadId: v.nullish(v.string(), null),
  imageOfBannerId: v.string(),
});

const namesBanner = v.looseObject({ imageOfBannerId: v.string() });

const addBannerInput = v.lazy((raw) => (v.is(namesBanner, raw) ? withCopy : withUpload));

type AddBanner = v.InferOutput<typeof addBannerInput>;

/** Runs the write with the file name of the picture: of the upload, or else of a copy of another banner's. */
async function withImage(
  context: Context,
  { imageUploadId, idempotencyKey }: AddBanner,
  source: Banner | null,
  write: (file: string) => Promise<RestAnswer>,
): Promise<RestAnswer> {
  if (imageUploadId !== null) {
    const upload = await claimUpload(context, imageUploadId, "BANNER_IMAGE", idempotencyKey);
    return publishUpload(context, upload, { replaces: null }, ({ file }) => write(file));
  }
  if (source === null) return refuse("imageUploadId", messages.image);
  return publishCopy(context, source, idempotencyKey, write);
}

interface AddBannerSuccess {
  readonly banner: Banner;
  readonly bannerEdge: Edge<Banner>;
}

async function addBanner(raw: unknown, context: Context): Promise<AddBannerSuccess> {
  const input = validate(addBannerInput, raw);
  checkDates(input.startDate, input.endDate);
  const [category, source] = await Promise.all([
    categoryFields(context, input.categoryId),
    input.imageOfBannerId === null ? null : loadNamed(context, input.imageOfBannerId),
  ]);
  const answer = await withImage(context, input, source, (file) =>
    context.rest.send({
      method: "POST",
      template: bannerPath,
      body: {
        ...category,
        order_id: input.order,
        banner_url: file,
        banner_slogan: input.slogan,
        banner_button_text: input.buttonText,
        banner_active: input.isActive,
        banner_start_date: input.startDate,
        banner_end_date: input.endDate,
        company_po_id: writtenId(currentUser(context).companyId),
      },
      ...(input.idempotencyKey === undefined ? {} : { idempotencyKey: input.idempotencyKey }),
    }),
  );
  const banner = readWritten(context, answer.body);
  await markProgress(context, "banner");
  return { banner, bannerEdge: edgeOf(bannerOrder(), banner) };
}

const AddBannerInput = builder.inputType("AddBannerInput", {
  description: "A new banner.",
  fields: (t) => ({
    categoryId: t.id({
      required: true,
      description: "The category it leads to, of any level; those above it come along.",
    }),
    imageUploadId: t.id({
      description:
        "The picture: a finished upload for `BANNER_IMAGE`. Required unless `imageOfBannerId` is given.",
    }),
    imageOfBannerId: t.id({
      description: "The banner whose picture is copied when there is no upload.",
    }),
    slogan: t.string({ required: true, description: "The text on the picture, 1 to 120 characters." }),
    buttonText: t.string({ required: true, description: "The words on its button, 1 to 120 characters." }),
    order: t.int({
      required: true,
      description: "Position on the storefront, 1 to 1000000. Two banners may have the same.",
    }),
    isActive: t.boolean({ description: "Whether it is shown; yes when not given." }),
    startDate: t.field({ type: "Date", description: "The first day it is shown; any when not given." }),
    endDate: t.field({
      type: "Date",
      description: "The last day it is shown, not before `startDate`; any when not given.",
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddBannerSuccessType = builder.objectRef<AddBannerSuccess>("AddBannerSuccess").implement({
  description: "The banner was added.",
  fields: (t) => ({
    banner: t.expose("banner", {
      type: BannerType,
      description: "The new banner, as the service keeps it.",
    }),
    bannerEdge: t.expose("bannerEdge", {
      type: BannerEdge,
      description: "The new banner as a row of the list by position.",
    }),
  }),
});

builder.mutationField("addBanner", (t) =>
  t.field({
    type: resultUnion("AddBanner", AddBannerSuccessType, changeErrors),
    description: "Adds a banner to the storefront of the viewer's company. Asks for `BANNER_CREATE`.",
    authScopes: { may: "BANNER_CREATE" },
    args: { input: t.arg({ type: AddBannerInput, required: true, description: "The new banner." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addBanner(input, context)),
  }),
);
