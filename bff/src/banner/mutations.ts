import * as v from "valibot";
import { categories } from "../category/source.ts";
import { markProgress } from "../company/progress.ts";
import { addedRecord } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editedRecord, editInput } from "../graphql/editMutation.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { moveFields, readMove, sendMove } from "../graphql/movePosition.ts";
import { edgeOf } from "../graphql/page.ts";
import { maximumPageSize } from "../graphql/pageWindow.ts";
import { refuse } from "../graphql/validate.ts";
import { sendEdit } from "../graphql/version.ts";
import { describedBody } from "../rest/describedBody.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { changeImages } from "../upload/imageChange.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { bannerFields, missingImage } from "./fields.ts";
import { disposableKey, publishCopy } from "./image.ts";
import { bannerEditing, banners, loadBanners } from "./source.ts";
import { BannerEdge, bannerOrder, BannerType } from "./type.ts";

/** Refuses an end that lies before the start; either may be open. */
function checkDates(startDate: string | null, endDate: string | null): void {
  if (startDate !== null && endDate !== null && endDate < startDate)
    refuse("endDate", "End Date must not be before Start Date");
}

const namesBanner = v.looseObject({ imageOfBannerId: v.string() });

const requiredImage = v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(missingImage));

changeMutation({
  name: "addBanner",
  description: "Adds a banner to the storefront of the viewer's company.",
  permission: "BANNER_CREATE",
  input: {
    description: "A new banner.",
    argument: "The new banner.",
    fields: {
      ...bannerFields,
      imageOfBannerId: {
        ...idOf("Banner", "The banner whose picture is copied when there is no upload."),
        required: false,
        rule: v.nullish(v.string(), null),
      },
      idempotencyKey,
    },
    rulesFor: (raw) => (v.is(namesBanner, raw) ? {} : { imageUploadId: requiredImage }),
  },
  async run({ imageUploadId, imageOfBannerId, idempotencyKey, ...values }, context) {
    checkDates(values.startDate, values.endDate);
    const [category, source] = await Promise.all([
      categories.require(context, values.categoryId),
      imageOfBannerId === null ? null : banners.require(context, imageOfBannerId),
    ]);
    const company_po_id = toRestId(currentUser(context).companyId);
    const add = async (file: string) => {
      const written = { ...values, categoryId: category, imageUploadId: file };
      const body = await describedBody(context.rest, {
        ...toRestBody(bannerFields, written),
        company_po_id,
      });
      const response = await context.rest.send({
        method: "POST",
        template: banners.path,
        body,
        idempotencyKey,
      });
      return banners.written(context, response.body, { body });
    };
    const addUploaded = async (uploadId: string) => {
      const upload = await claimUpload(context, uploadId, "BANNER_IMAGE", idempotencyKey);
      return publishUpload(context, upload, { replaces: null }, ({ file }) => add(file));
    };
    const banner = await (imageUploadId === null
      ? publishCopy(context, source ?? refuse("imageUploadId", missingImage), idempotencyKey, add)
      : addUploaded(imageUploadId));
    await markProgress(context, "banner");
    return { row: banner, edge: edgeOf(bannerOrder.of(), banner) };
  },
  success: addedRecord({
    noun: "banner",
    of: bannerEditing,
    type: BannerType,
    edge: BannerEdge,
    order: "by position",
  }),
});

changeMutation({
  name: "editBanner",
  description: "Changes a banner of the viewer's company.",
  permission: "BANNER_UPDATE",
  input: editInput("banner", "Banner", bannerFields),
  async run({ id, version, imageUploadId = null, ...values }, context) {
    const banner = await banners.require(context, id);
    const { startDate = banner.startDate, endDate = banner.endDate } = values;
    checkDates(startDate, endDate);
    const categoryId = values.categoryId && (await categories.require(context, values.categoryId));
    const edit = async (file?: string) => {
      const fields = toRestBody(bannerFields, { ...values, categoryId, imageUploadId: file });
      const body = await describedBody(context.rest, fields);
      return sendEdit(context, bannerEditing, banner, version, body);
    };
    if (imageUploadId === null) return { row: await edit() };
    const upload = await claimUpload(context, imageUploadId, "BANNER_IMAGE");
    const target = { replaces: disposableKey(banner) };
    return { row: await publishUpload(context, upload, target, ({ file }) => edit(file)) };
  },
  success: editedRecord("banner", "Banner", BannerType),
});

changeMutation({
  name: "moveBanner",
  description: "Puts a banner at another place on the storefront and counts the positions anew where needed.",
  permission: "BANNER_UPDATE",
  input: {
    description: "Another place for a banner on the storefront.",
    argument: "What to put where.",
    fields: moveFields("Banner", "The banner that moves."),
  },
  async run(input, context) {
    const move = await readMove(context, banners, input);
    const list = { order: bannerOrder.of(), siblings: () => loadBanners(context) };
    return { moved: await sendMove(context, banners, move, list) };
  },
  success: {
    description: "The banner stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [BannerType],
        most: maximumPageSize,
        description: "Every banner whose `order` has changed. Empty when it stood there already.",
      }),
    }),
  },
});

deleteMutation({
  description: "Deletes a banner of the viewer's company.",
  permission: "BANNER_DELETE",
  noun: "banner",
  which: "The banner.",
  done: "The banner was deleted.",
  of: bannerEditing,
  around: (context, banner, remove) => changeImages(context, { drops: [disposableKey(banner)] }, remove),
});
