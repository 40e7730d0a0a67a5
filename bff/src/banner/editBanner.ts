import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { RestAnswer } from "../rest/client.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { disposableKey } from "./image.ts";
import type { Banner } from "./record.ts";
import { activeRule, buttonTextRule, categoryRule, orderRule, sloganRule } from "./rules.ts";
import { bannerPath } from "./source.ts";
import { BannerType } from "./type.ts";
import { bannerEditing } from "./version.ts";
import { categoryFields, checkDates, inputPaths, loadNamed, readWritten } from "./write.ts";

const editBannerInput = v.object({
  id: v.string(),
  categoryId: v.optional(categoryRule),
  imageUploadId: v.nullish(v.string(), null),
  slogan: v.optional(sloganRule),
  buttonText: v.optional(buttonTextRule),
  order: v.optional(orderRule),
  isActive: v.optional(activeRule),
  startDate: v.optional(v.nullable(v.string())),
  endDate: v.optional(v.nullable(v.string())),
  version: v.nullish(v.string()),
});

type EditBanner = v.InferOutput<typeof editBannerInput>;

/** The fields that change, in the documented form; the others are left out (Document 2 §7, "the edited fields"). */
async function editedFields(context: Context, input: EditBanner): Promise<Record<string, unknown>> {
  return {
    ...(input.categoryId === undefined ? {} : await categoryFields(context, input.categoryId)),
    ...(input.order === undefined ? {} : { order_id: input.order }),
    ...(input.slogan === undefined ? {} : { banner_slogan: input.slogan }),
    ...(input.buttonText === undefined ? {} : { banner_button_text: input.buttonText }),
    ...(input.isActive === undefined ? {} : { banner_active: input.isActive }),
    ...(input.startDate === undefined ? {} : { banner_start_date: input.startDate }),
    ...(input.endDate === undefined ? {} : { banner_end_date: input.endDate }),
  };
}

async function editBanner(raw: unknown, context: Context): Promise<{ banner: Banner }> {
  const input = validate(editBannerInput, raw);
  const banner = await loadNamed(context, input.id);
  const { startDate = banner.startDate, endDate = banner.endDate } = input;
  checkDates(startDate, endDate);
  const body = await editedFields(context, input);
  const write = (change: object): Promise<RestAnswer> =>
    sendUnlessStale(context, bannerEditing, banner, input.version, {
      method: "PUT",
      template: `${bannerPath}/{id}`,
      params: { id: banner.id },
      body: change,
    });
  if (input.imageUploadId === null) {
    if (Object.keys(body).length === 0) return { banner };
    return { banner: readWritten(context, (await write(body)).body) };
  }
  const upload = await claimUpload(context, input.imageUploadId, "BANNER_IMAGE");
  const answer = await publishUpload(context, upload, { replaces: disposableKey(banner) }, ({ file }) =>
    write({ ...body, banner_url: file }),
  );
  return { banner: readWritten(context, answer.body) };
}

const EditBannerInput = builder.inputType("EditBannerInput", {
  description: "Changes of a banner. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The banner to change." }),
    categoryId: t.id({
      description: "The category it leads to, of any level; those above it come along.",
    }),
    imageUploadId: t.id({
      description: "Another picture: a finished upload for `BANNER_IMAGE`. The one before is removed.",
    }),
    slogan: t.string({ description: "The text on the picture, 1 to 120 characters." }),
    buttonText: t.string({ description: "The words on its button, 1 to 120 characters." }),
    order: t.int({ description: "Position on the storefront, 1 to 1000000." }),
    isActive: t.boolean({ description: "Whether it is shown." }),
    startDate: t.field({ type: "Date", description: "The first day it is shown; null for any." }),
    endDate: t.field({
      type: "Date",
      description: "The last day it is shown, not before the first; null for any.",
    }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditBannerSuccess = builder.objectRef<{ banner: Banner }>("EditBannerSuccess").implement({
  description: "The banner was changed.",
  fields: (t) => ({
    banner: t.expose("banner", {
      type: BannerType,
      description: "The banner, as the service keeps it now.",
    }),
  }),
});

builder.mutationField("editBanner", (t) =>
  t.field({
    type: resultUnion("EditBanner", EditBannerSuccess, changeErrors),
    description: "Changes a banner of the viewer's company. Asks for `BANNER_UPDATE`.",
    authScopes: { may: "BANNER_UPDATE" },
    args: { input: t.arg({ type: EditBannerInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => editBanner(input, context)),
  }),
);
