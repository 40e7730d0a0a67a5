import { afterAll, beforeAll, expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { startBackOffice, type BackOffice } from "../../test/harness/backOffice.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { addFinishedUpload } from "../../test/doubles/finishedUpload.ts";
import { samplePng } from "../../test/doubles/sampleImages.ts";
import { finishUpload, grantOf, putFile } from "../../test/harness/sendUpload.ts";
import { Caller } from "../../test/harness/caller.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await startBackOffice();
});
afterAll(() => office.close());

const read = "{ viewer { pictureUrl } }";
const change = `mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) {
  __typename ... on SetProfilePictureSuccess { viewer { pictureUrl } } ... on Error { message } } }`;

async function signIn(email: string): Promise<Caller> {
  const caller = new Caller(office.url);
  const input = { email, password: "Verdant-Demo-1", rememberMe: false };
  await caller.send("mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }", { input });
  return caller;
}

async function uploadPicture(caller: Caller): Promise<string> {
  const content = await samplePng();
  const grant = await grantOf(caller, "image/png", content.length, "PROFILE_PICTURE");
  await putFile(office.url, grant, content);
  await finishUpload(caller, grant.id);
  return grant.id;
}

test("a picture goes with its user to every browser, is replaced and taken away, and is nobody else's", async () => {
  const caller = await signIn("seller@verdant.test");
  expect((await caller.send(read)).data).toEqual({ viewer: { pictureUrl: null } });
  const uploadId = await uploadPicture(caller);
  const { data } = await caller.send(change, { input: { uploadId } });
  const address =
    /\/media\/profiles\/seller-\d+\/[0-9a-f-]{36}\.png/.exec(JSON.stringify(data))?.[0] ?? "none";
  const elsewhere = await signIn("seller@verdant.test");
  expect((await elsewhere.send(read)).data).toEqual({ viewer: { pictureUrl: address } });
  expect((await fetch(office.url + address)).headers.get("content-type")).toBe("image/png");
  const owner = await signIn("owner@verdant.test");
  expect((await owner.send(read)).data).toEqual({ viewer: { pictureUrl: null } });

  await caller.send(change, { input: { uploadId: await uploadPicture(caller) } });
  expect((await fetch(office.url + address)).status).toBe(404);
  expect((await caller.send(change, { input: {} })).data).toEqual({
    setProfilePicture: { __typename: "SetProfilePictureSuccess", viewer: { pictureUrl: null } },
  });
});

test("nobody and somebody else cannot use an upload for it, and nothing changes", async () => {
  const seller = await signIn("seller@verdant.test");
  const uploadId = await uploadPicture(seller);
  const before = (await seller.send(read)).data;
  const denied: [Caller, string][] = [
    [new Caller(office.url), "UnauthenticatedError"],
    [await signIn("owner@verdant.test"), "NotFoundError"],
    [await signIn("owner@fernway.test"), "NotFoundError"],
  ];
  for (const [caller, name] of denied) {
    const { data } = await caller.send(change, { input: { uploadId } });
    expect(data).toMatchObject({ setProfilePicture: { __typename: name } });
    expect((await seller.send(read)).data).toEqual(before);
  }
});

test("a service that keeps no preferences has no pictures, and says that it cannot set one", async () => {
  const rest = createFakeRest({});
  rest.get = () => Promise.reject(new RestError("not-offered", "The service does not offer this."));
  const context = createFakeContext(rest, owner);
  expect(await run(context, read)).toEqual({ data: { viewer: { pictureUrl: null } }, errors: [] });
  const uploadId = await addFinishedUpload(context, owner, "PROFILE_PICTURE");
  expect((await run(context, change, { input: { uploadId } })).data).toMatchObject({
    setProfilePicture: { __typename: "NotOfferedError" },
  });
});
