import { expect, test } from "vitest";
import type { Context } from "../graphql/context.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { hugePng } from "../../test/doubles/sampleImages.ts";
import { createImageWork } from "./imageWork.ts";
import { sentKey } from "./keys.ts";

const request = `mutation { requestUpload(input: { purpose: COMPANY_LOGO, contentType: "image/png", bytes: BYTES }) {
  __typename ... on RequestUploadSuccess { upload { id } } } }`;
const finish =
  "mutation ($input: FinishUploadInput!) { finishUpload(input: $input) { __typename ... on Error { message } } }";

/** Asks for an upload and puts the file where a browser would. */
async function sent(context: Context, content: Buffer): Promise<string> {
  const { data } = await run(context, request.replace("BYTES", String(content.length)));
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
  const uploadId = Buffer.from(id, "base64url").toString().slice("Upload:".length);
  await context.storage.images.write(sentKey(uploadId), content, "image/png");
  return id;
}

test("of a flood of heavy pictures a few are decoded at a time, the rest are told to come back, and others go on", async () => {
  const context = {
    ...createFakeContext(createFakeRest({}), owner),
    imageWork: createImageWork({ running: 2, waiting: 4 }),
  };
  const heavy = hugePng(3000, 3000);
  const ids: string[] = [];
  for (let number = 0; number < 12; number += 1) ids.push(await sent(context, heavy));
  const under = new Set(ids);
  const finishOne = async (uploadId: string) => {
    const response = await run(context, finish, { input: { uploadId } });
    under.delete(uploadId);
    return response;
  };
  const flood = Promise.all(ids.map(finishOne));
  // What others ask for is answered while the pictures are decoded.
  let answered = 0;
  while (under.size > 0) {
    expect((await run(context, "{ viewer { name } }")).errors).toEqual([]);
    await new Promise<void>((next) => setImmediate(next));
    answered += 1;
  }
  const names = (await flood).map(({ data }) => /"__typename":"(\w+)"/.exec(JSON.stringify(data))?.[1]);
  expect(names.filter((name) => name === "FinishUploadSuccess")).toHaveLength(6);
  expect(names.filter((name) => name === "RateLimitedError")).toHaveLength(6);
  expect(answered).toBeGreaterThan(20);
  // Who was told to come back finishes the same upload, without sending the file again.
  const refused = names.indexOf("RateLimitedError");
  const later = await run(context, finish, { input: { uploadId: ids[refused] } });
  expect(later.data).toMatchObject({ finishUpload: { __typename: "FinishUploadSuccess" } });
});
