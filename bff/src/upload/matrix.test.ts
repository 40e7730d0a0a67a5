import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../test/harness/caller.ts";
import {
  animatedPng,
  htmlBehindPng,
  hugePng,
  sampleAnimation,
  sampleJpeg,
  samplePng,
  sampleWebp,
  sampleWithLocation,
  svg,
} from "../../test/doubles/sampleImages.ts";
import { finishedOf, finishUpload, grantOf, putFile, requestUpload } from "../../test/harness/sendUpload.ts";
import {
  drivers,
  startUploadingGateway,
  type UploadingGateway,
} from "../../test/harness/uploadingGateway.ts";

/** The first letter of the signature is another one, whatever it was: one in 256 begins with the same two. */
const withOtherSignature = (url: string) =>
  url.replace(/(ignature=)(.)/, (_, name: string, first: string) => name + (first === "0" ? "1" : "0"));

const png = "image/png";
const jpeg = "image/jpeg";
const webp = "image/webp";

describe.each(drivers)("uploads into %s", (driver, open) => {
  let office: UploadingGateway;
  let owner: Caller;
  let seen = new Set<string>();

  beforeAll(async () => {
    office = await startUploadingGateway(open);
    owner = await office.signIn(1);
  });
  afterAll(() => office.close());

  /** What was stored since the last look. */
  async function newlyStored(): Promise<ReadonlyMap<string, Buffer>> {
    const all = await office.stored();
    const found = new Map([...all].filter(([key]) => !seen.has(key)));
    seen = new Set(all.keys());
    return found;
  }
  afterEach(newlyStored);

  /** Announces, sends and finishes a file; the response of the last step. */
  async function send(content: Buffer, contentType: string, purpose = "COMPANY_LOGO") {
    const grant = await grantOf(owner, contentType, content.length, purpose);
    expect((await putFile(office.gateway.url, grant, content)).ok).toBe(true);
    return finishUpload(owner, grant.id);
  }

  const refused = (message: string) => ({
    __typename: "ValidationError",
    message,
    issues: [{ path: ["uploadId"], message }],
  });

  test.each([
    ["PNG", png, samplePng],
    ["JPEG", jpeg, sampleJpeg],
    ["WebP", webp, sampleWebp],
  ])("a good %s is made anew, with two small copies", async (_, contentType, make) => {
    const image = await send(await make(), contentType);
    expect(image).toMatchObject({ width: 64, height: 48, contentType });
    const stored = await newlyStored();
    const keys = [...stored.keys()].toSorted();
    expect(keys.map((key) => key.replace(/[0-9a-f-]{36}/, "ID"))).toEqual([
      "temporary/ID.checked",
      "temporary/ID.checked.160.webp",
      "temporary/ID.checked.480.webp",
    ]);
    const [checked = "", small = ""] = keys;
    expect(`image/${(await sharp(stored.get(checked)).metadata()).format}`).toBe(contentType);
    expect((await sharp(stored.get(small)).metadata()).format).toBe("webp");
    expect(image).toHaveProperty("bytes", stored.get(checked)?.length);
  });

  test.each([
    ["text as PNG", () => Buffer.from("Dear customer"), png, "Only allowed PNG or JPG or WEBP"],
    ["an SVG as PNG", () => svg, png, "Only allowed PNG or JPG or WEBP"],
    ["an SVG as JPEG", () => svg, jpeg, "Only allowed PNG or JPG or WEBP"],
    ["a PNG called JPEG", samplePng, jpeg, "Only allowed PNG or JPG or WEBP"],
    ["HTML behind a PNG's head", () => htmlBehindPng, png, "This file is not an image that can be read"],
    [
      "a PNG that is cut off",
      async () => (await samplePng()).subarray(0, 2000),
      png,
      "This file is not an image that can be read",
    ],
    [
      "12,000 by 12,000 pixels",
      () => hugePng(12_000, 12_000),
      png,
      "The image has more than 40 million pixels",
    ],
    ["an animated WebP", sampleAnimation, webp, "Animated images are not allowed"],
    ["an animated PNG", animatedPng, png, "Animated images are not allowed"],
  ])("%s is refused, and nothing of it stays", async (_, make, contentType, message) => {
    expect(await send(await make(), contentType)).toEqual(refused(message));
    expect([...(await newlyStored()).keys()]).toEqual([]);
  });

  test("40 million pixels are taken, one row more is not", async () => {
    expect(await send(hugePng(8000, 5000), png)).toMatchObject({ width: 8000, height: 5000 });
    expect(await send(hugePng(8000, 5001), png)).toEqual(
      refused("The image has more than 40 million pixels"),
    );
  });

  test.each([
    ["SVG", "image/svg+xml"],
    ["GIF", "image/gif"],
    ["HTML", "text/html"],
    ["none", ""],
  ])("an announced %s is refused at once", async (_, contentType) => {
    expect(await requestUpload(owner, { purpose: "COMPANY_LOGO", contentType, bytes: 100 })).toEqual({
      __typename: "ValidationError",
      message: "Only allowed PNG or JPG or WEBP",
      issues: [{ path: ["contentType"], message: "Only allowed PNG or JPG or WEBP" }],
    });
  });

  test.each([
    ["PRODUCT_SUMMARY_IMAGE", 512_000, "File Size Less then 512kb"],
    ["PRODUCT_IMAGE", 256_000, "File Size Less then 256kb"],
    ["COMPANY_LOGO", 1_000_001, "The file may have at most 1 MB"],
    ["ABOUT_US_IMAGE", 1_000_001, "The file may have at most 1 MB"],
    ["BANNER_IMAGE", 1_000_001, "The file may have at most 1 MB"],
    ["PROFILE_PICTURE", 1_000_001, "The file may have at most 1 MB"],
    ["COMPANY_LOGO", 0, "The file is empty"],
  ])("%s of %i bytes is refused before it is sent", async (purpose, bytes, message) => {
    expect(await requestUpload(owner, { purpose, contentType: png, bytes })).toEqual({
      __typename: "ValidationError",
      message,
      issues: [{ path: ["bytes"], message }],
    });
    if (bytes > 0) {
      expect(await requestUpload(owner, { purpose, contentType: png, bytes: bytes - 1 })).toHaveProperty(
        "url",
      );
    }
  });

  test("a file that is longer or shorter than announced does not get in", async () => {
    const content = await samplePng();
    for (const bytes of [content.length - 1, content.length + 1]) {
      const grant = await grantOf(owner, png, bytes);
      const response = await putFile(office.gateway.url, grant, content).catch(() => null);
      expect(response?.ok ?? false).toBe(false);
      expect(await finishUpload(owner, grant.id)).toEqual(
        refused("The file did not arrive as a whole. Send it again."),
      );
    }
    expect([...(await newlyStored()).keys()]).toEqual([]);
  });

  test("a link takes the announced type only, and no other place", async () => {
    const content = await samplePng();
    const grant = await grantOf(owner, png, content.length);
    const tries = [
      putFile(office.gateway.url, grant, content, { "content-type": "text/html" }),
      putFile(
        office.gateway.url,
        { ...grant, url: grant.url.replace(/temporary\/[0-9a-f-]+/, "Uploads/1/evil.png") },
        content,
      ),
      putFile(office.gateway.url, { ...grant, url: withOtherSignature(grant.url) }, content),
    ];
    for (const response of await Promise.all(tries)) expect(response.ok).toBe(false);
    expect([...(await newlyStored()).keys()]).toEqual([]);
    // What was tried in vain has not used the link up.
    expect((await putFile(office.gateway.url, grant, content)).ok).toBe(true);
    expect(await finishUpload(owner, grant.id)).toMatchObject({ width: 64 });
  });

  test("what is sent with the same link later changes nothing", async () => {
    const content = await samplePng();
    const grant = await grantOf(owner, png, content.length);
    await putFile(office.gateway.url, grant, content);
    const image = await finishUpload(owner, grant.id);
    const before = await newlyStored();
    const again = await putFile(office.gateway.url, grant, Buffer.alloc(content.length, "evil"));
    // A bucket takes it and it is swept; the folder says no at once.
    if (driver === "a folder") expect(again.status).toBe(409);
    expect(await finishUpload(owner, grant.id)).toEqual(image);
    const checked = [...before].find(([key]) => key.endsWith(".checked"));
    expect((await office.stored()).get(checked?.[0] ?? "")).toEqual(checked?.[1]);
  });

  test("a photo loses its place and its camera, and stands upright", async () => {
    const photo = await sampleWithLocation();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    expect(photo.includes("CANARY")).toBe(true);
    expect(await send(photo, jpeg)).toMatchObject({ width: 48, height: 64, contentType: jpeg });
    for (const [key, content] of await newlyStored()) {
      const { exif, orientation, width, height } = await sharp(content).metadata();
      expect({ exif, orientation }, key).toEqual({ exif: undefined, orientation: undefined });
      expect([width, height], key).toEqual([48, 64]);
      expect(content.includes("CANARY"), key).toBe(false);
    }
  });

  test("what stands behind a picture is gone", async () => {
    const both = Buffer.concat([await samplePng(), Buffer.from("<script>CANARY</script>")]);
    expect(await send(both, png)).toMatchObject({ width: 64, height: 48 });
    for (const content of (await newlyStored()).values()) expect(content.includes("CANARY")).toBe(false);
  });

  test("a connection that breaks off leaves nothing, and the sender is told to send again", async () => {
    const content = await samplePng();
    const grant = await grantOf(owner, png, content.length);
    const url = new URL(grant.url, office.gateway.url);
    const socket = connect(Number(url.port), url.hostname);
    await new Promise<void>((done) => {
      socket.write(
        `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${png}\r\n` +
          `Content-Length: ${content.length}\r\n\r\n`,
      );
      socket.write(content.subarray(0, content.length / 2), () => done());
    });
    socket.destroy();
    expect(await finishUpload(owner, grant.id)).toEqual(
      refused("The file did not arrive as a whole. Send it again."),
    );
    await expect
      .poll(async () => [...(await office.stored()).keys()].filter((key) => !seen.has(key)))
      .toEqual([]);
  });

  test("an upload is its sender's alone: for others it looks like one that never was", async () => {
    const content = await samplePng();
    const grant = await grantOf(owner, png, content.length);
    await putFile(office.gateway.url, grant, content);
    const other = await office.signIn(2);
    const unknown = Buffer.from("Upload:00000000-0000-4000-8000-000000000000").toString("base64url");
    const bytes = async (id: string) => JSON.stringify(await finishUpload(other, id));
    expect(await bytes(grant.id)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
    expect(await bytes(grant.id)).toBe(await bytes(unknown));
    expect(await bytes(grant.id)).toBe(await bytes("nonsense"));
    expect(await finishUpload(office.gateway.caller(), grant.id)).toMatchObject({
      __typename: "UnauthenticatedError",
    });
    expect(await finishUpload(owner, grant.id)).toMatchObject({ width: 64 });
  });

  test("before it is in use, only its sender sees it, and /media/ never shows it", async () => {
    const image = finishedOf(await send(await samplePng(), png));
    const look = async (path: string, caller: Caller | null) => {
      const headers: Record<string, string> = caller?.session
        ? { cookie: `__Host-sid=${caller.session}` }
        : {};
      const response = await fetch(office.gateway.url + path, { headers });
      return [response.status, response.headers.get("content-type")];
    };
    expect(await look(image.url, owner)).toEqual([200, png]);
    expect(await look(image.thumbnailUrl, owner)).toEqual([200, webp]);
    expect(await look(image.url, await office.signIn(2))).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await look(image.url, null)).toEqual([404, "text/plain; charset=utf-8"]);
    for (const key of (await newlyStored()).keys()) {
      expect(await look(`/media/${key}`, owner), key).toEqual([404, "text/plain; charset=utf-8"]);
    }
  });

  test("neither links nor secrets get into the log", () => {
    const text = office.gateway.log.join("");
    expect(text).toContain('"operation"');
    expect(text).not.toMatch(/signature=|objects-of-the-tests|CANARY/i);
  });
});
