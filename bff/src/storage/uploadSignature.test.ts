import { expect, test } from "vitest";
import { createUploadSigner } from "./uploadSignature.ts";

const signer = createUploadSigner("the installation's secret");
const permit = { key: "temporary/a", contentType: "image/png", bytes: 12, expiresAt: 1_000_000 };
const { url } = signer.sign(permit);

test("a signed link says what was allowed, also at another gateway with the same secret", () => {
  expect(signer.verify(url, 999_999)).toEqual(permit);
  expect(createUploadSigner("the installation's secret").verify(url, 0)).toEqual(permit);
  expect(signer.sign(permit)).toMatchObject({ method: "PUT", headers: { "content-type": "image/png" } });
});

test("it ends when its time is over", () => {
  expect(signer.verify(url, 1_000_000)).toBeNull();
});

test.each([
  ["another place", url.replace("temporary/a", "Uploads/7/a.png")],
  ["another type", url.replace("image%2Fpng", "text%2Fhtml")],
  ["another length", url.replace("bytes=12", "bytes=13")],
  ["another end", url.replace("expires=1000000", "expires=9000000")],
  ["another signature", url.replace(/signature=.{5}/, "signature=AAAAA")],
  ["no signature", url.replace(/&signature=.*/, "")],
  ["no query", "/upload/temporary/a"],
])("%s is not what was signed", (_, changed) => {
  expect(changed).not.toBe(url);
  expect(signer.verify(changed, 0)).toBeNull();
});

test("another secret signs something else", () => {
  expect(createUploadSigner("another secret").verify(url, 0)).toBeNull();
});
