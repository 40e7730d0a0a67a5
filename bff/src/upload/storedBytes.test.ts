import { randomBytes } from "node:crypto";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { createBucket } from "../../test/harness/bucket.ts";
import { sendPicture } from "../../test/harness/sendPicture.ts";

const banners = v.object({
  viewer: v.object({
    banners: v.object({ edges: v.tuple([v.object({ node: v.object({ id: v.string() }) })]) }),
  }),
});

const s3Url = process.env.TEST_S3_URL;
if (s3Url === undefined) console.log("Left out: what companies keep in a bucket (TEST_S3_URL is not set).");

describe.each(s3Url === undefined ? ["folder"] : ["folder", "bucket"])("in a %s", (store) => {
  let office: BackOffice;
  let owner: Caller;
  let otherOwner: Caller;
  beforeAll(async () => {
    const bucket = store === "bucket" && s3Url !== undefined ? await createBucket(s3Url) : null;
    office = await startBackOffice("PGlite", { STORED_MEGABYTES_PER_COMPANY: "1", ...bucket?.environment });
    [owner, otherOwner] = await Promise.all([
      office.signIn("owner@verdant.test"),
      office.signIn("owner@fernway.test"),
    ]);
  });
  afterAll(() => office.close());

  /** Asks to send a picture as large as all that a company may keep here. */
  async function askForAll(caller: Caller): Promise<unknown> {
    const { data } = await caller.send(
      `mutation { requestUpload(input: { purpose: PROFILE_PICTURE, contentType: "image/png", bytes: 1000000 }) {
        __typename ... on ValidationError { issues { path message } }
      } }`,
    );
    return data;
  }

  async function setPicture(uploadId: string | null): Promise<void> {
    const { data } = await owner.send(
      "mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) { __typename ... on Error { message } } }",
      { input: { uploadId } },
    );
    expect(data).toEqual({ setProfilePicture: { __typename: "SetProfilePictureSuccess" } });
  }

  const granted = { requestUpload: { __typename: "RequestUploadSuccess" } };
  const refused = {
    requestUpload: {
      __typename: "ValidationError",
      issues: [
        {
          path: ["bytes"],
          message:
            "Your company may keep 1 MB of pictures, and that would be more. Delete some that are not needed.",
        },
      ],
    },
  };

  test("what a company may keep is for all its pictures together, at every gateway, and for nobody else's", async () => {
    expect(await askForAll(owner)).toEqual(granted);
    // What was sent and is in no use does not count.
    const picture = await sendPicture(office.url, owner, "PROFILE_PICTURE");
    expect(await askForAll(owner)).toEqual(granted);
    await setPicture(picture);
    expect(await askForAll(owner)).toEqual(refused);
    expect(await askForAll(otherOwner)).toEqual(granted);
    const replica = await office.startReplica();
    expect(await askForAll(replica.callerLike(owner))).toEqual(refused);
  });

  test("a picture that is replaced or taken away makes room", async () => {
    await setPicture(await sendPicture(office.url, owner, "PROFILE_PICTURE"));
    await setPicture(null);
    expect(await askForAll(owner)).toEqual(granted);
  });

  test("of pictures that were all announced while there was room, the one too many is refused, and what is saved stays", async () => {
    const noise = { width: 1000, height: 900, channels: 3 as const };
    const content = randomBytes(noise.width * noise.height * noise.channels);
    const jpeg = await sharp(content, { raw: noise }).jpeg({ quality: 90 }).toBuffer();
    expect(jpeg.length).toBeGreaterThan(500_000);
    const first = await sendPicture(office.url, owner, "PROFILE_PICTURE", jpeg);
    const second = await sendPicture(office.url, owner, "PROFILE_PICTURE", jpeg);
    const picture = async () => (await owner.send("{ viewer { pictureUrl } }")).data;
    await setPicture(first);
    const before = await picture();
    const { data } = await owner.send(
      `mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) {
        __typename ... on ValidationError { issues { path message } }
      } }`,
      { input: { uploadId: second } },
    );
    expect(data).toEqual({
      setProfilePicture: {
        __typename: "ValidationError",
        issues: [{ ...refused.requestUpload.issues[0], path: ["uploadId"] }],
      },
    });
    expect(await picture()).toEqual(before);
    await setPicture(null);
    await setPicture(second);
    await setPicture(null);
  });

  test("a picture whose change was refused is not counted", async () => {
    const list = await owner.send("{ viewer { banners(first: 1) { edges { node { id } } } } }");
    const { viewer } = v.parse(banners, list.data);
    const imageUploadId = await sendPicture(office.url, owner, "BANNER_IMAGE");
    const { data } = await owner.send(
      "mutation ($input: EditBannerInput!) { editBanner(input: $input) { __typename } }",
      { input: { id: viewer.banners.edges[0].node.id, version: "of another time", imageUploadId } },
    );
    expect(data).toEqual({ editBanner: { __typename: "ConflictError" } });
    expect(await askForAll(owner)).toEqual(granted);
  });
});
