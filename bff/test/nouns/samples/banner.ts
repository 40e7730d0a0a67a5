import * as v from "valibot";
import { bannerFields, bannerVersion } from "../../../src/banner/fields.ts";
import { bannerRecord } from "../../../src/banner/record.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

sample({
  nodes: { Banner: { of: "company" } },
  collections: {
    companyBanner: collection("banner_id", {
      links: ["category1_id", "category2_id", "category3_id"],
      more: [
        {
          banner_id: 2,
          category1_id: ids.entangled,
          category2_id: ids.entangled,
          category3_id: ids.entangled,
        },
      ],
    }),
  },
  fields: [[bannerFields, "POST /v1/companyBanner"]],
  otherLimits: { "banner_url required": "the picture may be another banner's" },
  mutations({ own, ownCategory, ownUpload, record }) {
    const kept = record("companyBanner");
    const version = bannerVersion(v.parse(bannerRecord, kept));
    const id = own("Banner");
    const imageUploadId = ownUpload("BANNER_IMAGE");
    const inputFields = {
      categoryId: ownCategory(2),
      slogan: "New",
      buttonText: "New",
      order: 2,
      isActive: true,
      startDate: "2026-12-01",
      endDate: "2026-12-31",
    };
    return {
      addBanner: {
        permission: "BANNER_CREATE",
        inputs: [
          { ...inputFields, imageUploadId, idempotencyKey: "key" },
          { ...inputFields, imageUploadId, imageOfBannerId: id },
        ],
        responses: { "POST /v1/companyBanner": () => kept },
        given: async ({ upload }) => ({ imageUploadId: await upload("BANNER_IMAGE") }),
      },
      editBanner: {
        permission: "BANNER_UPDATE",
        inputs: [
          { id, ...inputFields, imageUploadId },
          { id, order: 2, version },
        ],
        responses: { "PUT /v1/companyBanner/{id}": () => kept },
        edit: async ({ listed, picture }) => ({
          base: { id: listed("banners"), isActive: true, startDate: null, endDate: null },
          changes: each({
            categoryId: listed("level2", -1),
            slogan: "Edited",
            buttonText: "Edited",
            order: 41,
            isActive: false,
            startDate: "2030-01-01",
            endDate: "2030-01-02",
            imageUploadId: await picture("BANNER_IMAGE"),
          }),
        }),
      },
      moveBanner: {
        permission: "BANNER_UPDATE",
        inputs: [
          { id, afterId: id },
          { id, beforeId: id },
        ],
        responses: { "POST /v1/companyBanner/{id}/position": () => [kept] },
      },
      deleteBanner: {
        permission: "BANNER_DELETE",
        inputs: [{ id, version }],
        responses: { "DELETE /v1/companyBanner/{id}": () => null },
      },
    };
  },
  access: { neverShown: ["Banner.endDate", "Banner.isActive", "Banner.startDate"] },
});
