import { beforeEach, expect, test } from "vitest";
import type { Context } from "../graphql/context.ts";
import { UnavailableError } from "../graphql/errors.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { addFinishedUpload, onePixel } from "../../test/doubles/finishedUpload.ts";
import { createMemoryStorage, type MemoryStorage } from "../../test/doubles/memoryStorage.ts";
import { claimUpload } from "./claimUpload.ts";
import { createStoredBytes } from "./storedBytes.ts";
import { publishUpload } from "./publishUpload.ts";
import type { UploadPurpose } from "./purpose.ts";
import { copyImage, deleteImage, makeThumbnail } from "./storedImage.ts";

let storage: MemoryStorage;
let context: Context;
const id = "11111111-2222-4333-8444-555555555555";

beforeEach(() => {
  storage = createMemoryStorage();
  context = { ...createFakeContext(createFakeRest({}), owner), storage };
});

const keys = () =>
  [...storage.images.objects.keys()].filter((key) => !key.startsWith("temporary/")).toSorted();
const claim = (purpose: UploadPurpose, mark?: string) =>
  claimUpload(context, encodeNodeId("Upload", id), purpose, mark);
const claimed = async (purpose: UploadPurpose, mark?: string) => {
  await addFinishedUpload(context, owner, purpose, id);
  return claim(purpose, mark);
};
const refused = () => Promise.reject(new RestError("invalid", "No."));
const lost = () => Promise.reject(new RestError("unavailable", "No answer.", { outcome: "unknown" }));

test.each([
  ["COMPANY_LOGO", undefined, `home-images/1/logo-${id}.png`, `logo-${id}.png`],
  ["ABOUT_US_IMAGE", undefined, `home-images/1/about_us-${id}.png`, `about_us-${id}.png`],
  ["BANNER_IMAGE", undefined, `home-images/1/${id}.png`, `${id}.png`],
  ["PROFILE_PICTURE", undefined, `profiles/owner-10/${id}.png`, `${id}.png`],
  ["PRODUCT_SUMMARY_IMAGE", "7", `Uploads/7/${id}.png`, `${id}.png`],
  ["PRODUCT_IMAGE", "7", `Uploads/7/${id}.png`, `${id}.png`],
] as const)(
  "%s stands under its key, with small copies, when the record is written",
  async (purpose, productId, key, file) => {
    const upload = await claimed(purpose);
    const target = { replaces: null, ...(productId === undefined ? {} : { productId }) };
    const result = await publishUpload(context, upload, target, async (image) => {
      expect(image).toEqual({ key, file });
      expect(storage.images.objects.get(key)).toEqual(onePixel);
      return "written";
    });
    expect(result).toBe("written");
    expect(keys()).toEqual([key, `${key}.160.webp`, `${key}.480.webp`]);
  },
);

test("what it replaces is removed after the write, with its small copies", async () => {
  const old = "home-images/1/old.png";
  for (const key of [old, `${old}.160.webp`, `${old}.480.webp`])
    await storage.images.write(key, onePixel, "");
  const upload = await claimed("BANNER_IMAGE");
  await publishUpload(context, upload, { replaces: old }, async () => {
    expect(keys()).toContain(old);
  });
  expect(keys().filter((key) => key.startsWith(old))).toEqual([]);
});

test("when the write is refused, nothing stays, the old one is there, and the upload can be used again", async () => {
  const old = "home-images/1/old.png";
  await storage.images.write(old, onePixel, "image/png");
  const upload = await claimed("BANNER_IMAGE");
  await expect(publishUpload(context, upload, { replaces: old }, refused)).rejects.toThrow("No.");
  expect(keys()).toEqual([old]);
  expect((await claim("BANNER_IMAGE")).id).toBe(id);
});

/** A company that may keep one picture of a pixel, and has none. */
function mayKeepOne(): void {
  context = { ...context, storage, storedBytes: createStoredBytes(storage.images, onePixel.length) };
}

test.each([
  ["COMPANY_LOGO", "logoUploadId"],
  ["ABOUT_US_IMAGE", "imageUploadId"],
  ["BANNER_IMAGE", "imageUploadId"],
  ["PROFILE_PICTURE", "uploadId"],
  ["PRODUCT_SUMMARY_IMAGE", "summaryImageUploadId"],
  ["PRODUCT_IMAGE", "uploadId"],
  ["CANCELLED_CHEQUE", "chequeUploadId"],
] as const)("%s: more than the company may keep is refused beside %s", async (purpose, field) => {
  const upload = await claimed(purpose);
  context = { ...context, storedBytes: createStoredBytes(storage.images, 0) };
  const write = () => Promise.reject(new TypeError("Nothing is to be written."));
  await expect(publishUpload(context, upload, { replaces: null, productId: "7" }, write)).rejects.toThrow(
    expect.objectContaining({
      name: "ValidationError",
      issues: [
        {
          path: [field],
          message:
            "Your company may keep 0 MB of pictures, and that would be more. Delete some that are not needed.",
          code: "INVALID",
        },
      ],
    }),
  );
  expect(keys()).toEqual([]);
  // For another change it can be used again.
  expect((await claim(purpose, "another change")).id).toBe(id);
});

test("of many that were announced while there was room, as many are kept as there is room for", async () => {
  mayKeepOne();
  const uploads = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const uploadId = await addFinishedUpload(context, owner, "BANNER_IMAGE");
      return claimUpload(context, uploadId, "BANNER_IMAGE");
    }),
  );
  const ends = await Promise.allSettled(
    uploads.map((upload) => publishUpload(context, upload, { replaces: null }, async () => "written")),
  );
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await context.storedBytes.of("1")).toBe(onePixel.length);
});

test("a repeat is not refused for the room that its own picture takes", async () => {
  mayKeepOne();
  const upload = await claimed("BANNER_IMAGE", "mark");
  await expect(publishUpload(context, upload, { replaces: null }, lost)).rejects.toThrow("No answer.");
  const again = await claim("BANNER_IMAGE", "mark");
  expect(await publishUpload(context, again, { replaces: null }, async () => "written")).toBe("written");
});

test("a logo that is refused leaves alone the one that was saved meanwhile", async () => {
  const upload = await claimed("COMPANY_LOGO");
  const otherId = await addFinishedUpload(context, owner, "COMPANY_LOGO");
  const other = await claimUpload(context, otherId, "COMPANY_LOGO");
  const refusedLater = publishUpload(context, upload, { replaces: null }, async () => {
    await publishUpload(context, other, { replaces: null }, async () => "written");
    return refused();
  });
  await expect(refusedLater).rejects.toThrow("No.");
  const saved = `home-images/1/logo-${other.id}.png`;
  expect(keys()).toEqual([saved, `${saved}.160.webp`, `${saved}.480.webp`]);
});

test("a repeat that is refused keeps the picture that the first try may have saved", async () => {
  const upload = await claimed("COMPANY_LOGO", "mark");
  await expect(publishUpload(context, upload, { replaces: null }, lost)).rejects.toThrow("No answer.");
  const again = await claim("COMPANY_LOGO", "mark");
  await expect(publishUpload(context, again, { replaces: null }, refused)).rejects.toThrow("No.");
  expect(storage.images.objects.get(`home-images/1/logo-${id}.png`)).toEqual(onePixel);
});

test("when nobody knows whether it was written, the picture stays, and a repeat does nothing new", async () => {
  const upload = await claimed("BANNER_IMAGE", "key of the change");
  await expect(publishUpload(context, upload, { replaces: null }, lost)).rejects.toThrow("No answer.");
  const after = keys();
  expect(after).toHaveLength(3);
  const again = await claim("BANNER_IMAGE", "key of the change");
  await publishUpload(context, again, { replaces: null }, async () => "written");
  expect(keys()).toEqual(after);
  await expect(claim("BANNER_IMAGE", "another change")).rejects.toThrow(
    "This file is already in use. Choose it again.",
  );
});

test("an answer that could not be read counts as unknown", async () => {
  const upload = await claimed("BANNER_IMAGE");
  const unread = () => Promise.reject(new UnavailableError("UNKNOWN"));
  await expect(publishUpload(context, upload, { replaces: null }, unread)).rejects.toThrow();
  expect(keys()).toHaveLength(3);
});

test("a storage that is down stops the change before anything is written", async () => {
  const upload = await claimed("BANNER_IMAGE");
  storage.images.write = () => Promise.reject(new Error("down"));
  let isWritten = false;
  const write = async () => void (isWritten = true);
  await expect(publishUpload(context, upload, { replaces: null }, write)).rejects.toMatchObject({
    name: "UnavailableError",
    outcome: "NOT_APPLIED",
  });
  expect(isWritten).toBe(false);
});

test.each([
  ["another user's", { ...seller, userId: "99" }],
  ["another company's", { ...owner, companyId: "2" }],
  ["a seller's with the same number", { ...owner, kind: "seller" as const }],
])("%s upload does not exist", async (_, user) => {
  const uploadId = await addFinishedUpload(context, user, "BANNER_IMAGE");
  await expect(claimUpload(context, uploadId, "BANNER_IMAGE")).rejects.toMatchObject({
    name: "NotFoundError",
    message: "This record does not exist.",
  });
});

test("an upload for another purpose does not exist", async () => {
  const uploadId = await addFinishedUpload(context, owner, "PRODUCT_IMAGE");
  await expect(claimUpload(context, uploadId, "BANNER_IMAGE")).rejects.toMatchObject({
    name: "NotFoundError",
  });
});

test("an upload that was not checked does not exist", async () => {
  const uploadId = encodeNodeId("Upload", id);
  await context.uploads.add({
    id,
    owner: "owner:10",
    companyId: "1",
    purpose: "BANNER_IMAGE",
    contentType: "image/png",
    bytes: 1,
    expiresAt: 0,
  });
  await expect(claimUpload(context, uploadId, "BANNER_IMAGE")).rejects.toMatchObject({
    name: "NotFoundError",
  });
});

test("a picture is copied with its small copies, and removed with them", async () => {
  await storage.images.write("Uploads/7/a.png", onePixel, "image/png");
  expect(await copyImage(context, "Uploads/7/a.png", "Uploads/8/b.png")).toBe(true);
  expect(keys().filter((key) => key.startsWith("Uploads/8/"))).toHaveLength(3);
  expect(await copyImage(context, "Uploads/7/none.png", "Uploads/8/c.png")).toBe(false);
  await deleteImage(storage.images, "Uploads/8/b.png");
  expect(keys()).toEqual(["Uploads/7/a.png"]);
});

test("a small copy that is made while its picture is removed does not stay behind", async () => {
  const key = "Uploads/7/a.png";
  await storage.images.write(key, onePixel, "image/png");
  const read = storage.images.read;
  storage.images.read = async (...of) => {
    const content = await read(...of);
    await deleteImage(storage.images, key);
    return content;
  };
  await makeThumbnail(context, key, 160);
  expect(keys()).toEqual([]);
});
