import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createS3Client, openS3Store } from "../storage/s3Store.ts";
import { createBucket } from "../../test/harness/bucket.ts";
import { samplePng } from "../../test/doubles/sampleImages.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";

const nowhere = "http://127.0.0.1:9";
const folder = mkdtempSync(join(tmpdir(), "media-"));
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(join(folder, "home-images/1"), { recursive: true });
  mkdirSync(join(folder, "temporary"), { recursive: true });
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#385" } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, "home-images/1/logo.png"), large);
  writeFileSync(join(folder, "home-images/1/broken.png"), "no image");
  writeFileSync(join(folder, "home-images/1/notes.txt"), large);
  writeFileSync(join(folder, "temporary/secret.png"), large);
  gateway = await startTestGateway(nowhere, { MEDIA_DIR: folder });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const stored = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
const get = (path: string) => fetch(gateway.url + path, { redirect: "manual" });

test("a small copy is made when it is first asked for, and kept", async () => {
  const responses = await Promise.all(
    [160, 480, 160].map((size) => get(`/media/home-images/1/logo.png.${size}.webp?v=1`)),
  );
  const sizes = await Promise.all(
    responses.map(async (response) => {
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [160, 107],
    [480, 320],
    [160, 107],
  ]);
  expect(readdirSync(join(folder, "home-images/1")).toSorted()).toEqual([
    "broken.png",
    "logo.png",
    "logo.png.160.webp",
    "logo.png.480.webp",
    "notes.txt",
  ]);
});

test("a logo that is asked for without its version is asked for again each time", async () => {
  const caching = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await caching("/media/home-images/1/logo.png")).toBe("no-cache");
  expect(await caching("/media/home-images/1/logo.png.160.webp")).toBe("no-cache");
  expect(await caching("/media/home-images/1/logo.png?v=abc")).toBe("public, max-age=31536000, immutable");
});

test("where no small copy can be made, the picture itself has to do, until one can", async () => {
  const response = await get("/media/home-images/1/broken.png.160.webp");
  expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
    200,
    "no-store",
    "no image",
  ]);
});

test.each([
  "/media/home-images/1/none.png.160.webp",
  "/media/home-images/1/logo.png.320.webp",
  "/media/temporary/secret.png",
  "/media/temporary/secret.png.160.webp",
  "/media/home-images/1/logo.png.160.webp.480.webp",
  "/media/home-images/1/logo.png.480.webp.480.webp",
  "/media/home-images/1/logo.png.160.webp.160.webp.160.webp",
  "/media/home-images/1/logo.png.480.webp.320.webp",
  "/media/home-images/1/notes.txt.160.webp",
])("%s is no image, and nothing is stored for it", async (path) => {
  const before = stored();
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, "There is no such image."]);
  expect(stored()).toEqual(before);
});

test("a copy of a copy that is stored already is not shown", async () => {
  const nested = "home-images/1/logo.png.480.webp.160.webp";
  copyFileSync(join(folder, "home-images/1/logo.png"), join(folder, nested));
  expect((await get(`/media/${nested}`)).status).toBe(404);
});

test("of a picture that is gone, no size is shown", async () => {
  const gone = "home-images/1/gone.png";
  copyFileSync(join(folder, "home-images/1/logo.png"), join(folder, gone));
  expect((await get(`/media/${gone}.160.webp`)).status).toBe(200);
  rmSync(join(folder, gone));
  expect((await get(`/media/${gone}.160.webp`)).status).toBe(404);
  expect((await get(`/media/${gone}.480.webp`)).status).toBe(404);
});

test("the head of a small copy in a bucket is answered without opening the copy", async () => {
  const asked: string[] = [];
  const bucket = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", nowhere);
    if (pathname.endsWith(".webp")) asked.push(`${request.method} ${pathname}`);
    response.writeHead(200, { "content-length": 5, "content-type": "image/webp" }).end("small");
  });
  await once(bucket.listen(0, "127.0.0.1"), "listening");
  const address = bucket.address();
  const own = await startTestGateway(nowhere, {
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    S3_IMAGES_BUCKET: "images",
    S3_INITIAL_DATA_BUCKET: "start",
  });
  const small = `${own.url}/media/Uploads/7/a.png.160.webp`;
  const head = await fetch(small, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), head.headers.get("content-type")]).toEqual([
    200,
    "5",
    "image/webp",
  ]);
  const copy = "/images/Uploads/7/a.png.160.webp";
  expect(asked).toEqual([`HEAD ${copy}`]);
  expect(await (await fetch(small)).text()).toBe("small");
  expect(asked).toEqual([`HEAD ${copy}`, `GET ${copy}`]);
  await own.close();
  bucket.closeAllConnections();
  bucket.close();
});

const s3Url = process.env["TEST_S3_URL"];

describe.runIf(s3Url !== undefined)("with a bucket", () => {
  test("a picture is read by a signed link of an hour, small copies come from here", async () => {
    const { environment, config, bucket } = await createBucket(s3Url ?? "");
    const client = createS3Client(config);
    const store = openS3Store(client, bucket, config.endpoint);
    const content = await samplePng();
    await store.write("Uploads/7/a.png", content, "image/png");
    const own = await startTestGateway(nowhere, environment);
    const response = await fetch(`${own.url}/media/Uploads/7/a.png`, { redirect: "manual" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([302, "private, max-age=3000"]);
    const link = new URL(response.headers.get("location") ?? "");
    expect(link.searchParams.get("X-Amz-Expires")).toBe("3600");
    const read = await fetch(link);
    expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(content);
    const small = await fetch(`${own.url}/media/Uploads/7/a.png.160.webp`, { redirect: "manual" });
    expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const nested = await fetch(`${own.url}/media/Uploads/7/a.png.160.webp.480.webp`, { redirect: "manual" });
    expect(nested.status).toBe(404);
    const page = await fetch(`${own.url}/`);
    expect(page.headers.get("content-security-policy")).toContain(
      `connect-src 'self' ${config.endpoint}; img-src 'self' data: blob: ${config.endpoint};`,
    );
    await own.close();

    const network = { ...environment, MEDIA_PUBLIC_URL: "https://cdn.example/shop" };
    const behind = await startTestGateway(nowhere, network);
    const moved = await fetch(`${behind.url}/media/Uploads/7/a.png`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("https://cdn.example/shop/Uploads/7/a.png");
    await store.remove("Uploads/7/a.png");
    const orphan = await fetch(`${behind.url}/media/Uploads/7/a.png.160.webp`, { redirect: "manual" });
    expect(orphan.status).toBe(404);
    expect(await store.bytesOf("Uploads/7/a.png.160.webp")).toBeGreaterThan(0);
    client.destroy();
    await behind.close();
  });
});
