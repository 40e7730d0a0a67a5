import { expect, test } from "vitest";
import { readImageHead } from "./imageHead.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Blob([
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
      ),
    ),
  ]);
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webp = (kind: string, body: number[]) => bytes("RIFF", [0, 0, 0, 0], `WEBP${kind}`, [0, 0, 0, 0], body);

test("a PNG says its size in its first chunk", async () => {
  const head = await readImageHead(
    bytes(pngStart, [0, 0, 0, 13], "IHDR", [0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0]),
  );
  expect(head).toEqual({ contentType: "image/png", width: 12_000, height: 12_000 });
});

test("what only begins like a PNG has no size", async () => {
  expect(await readImageHead(bytes(pngStart, "<!doctype html><script>"))).toEqual({
    contentType: "image/png",
    width: null,
    height: null,
  });
});

test("a JPEG says its size in its frame, behind whatever stands before it", async () => {
  const comment = [0xff, 0xfe, 0, 4, 0, 0];
  const tables = [0xff, 0xc4, 0, 4, 1, 1];
  const frame = [0xff, 0xc2, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 3, 0, 0];
  const jpeg = bytes([0xff, 0xd8], comment, tables, frame);
  expect(await readImageHead(jpeg)).toEqual({ contentType: "image/jpeg", width: 600, height: 300 });
  expect(await readImageHead(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toEqual({
    contentType: "image/jpeg",
    width: null,
    height: null,
  });
});

test.each([
  ["extended", webp("VP8X", [0, 0, 0, 0, 0x57, 0x02, 0, 0x2b, 0x01, 0, 0, 0])],
  ["lossy", webp("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0x2c, 0x01, 0, 0])],
  ["lossless", webp("VP8L", [0x2f, 0x57, 0xc2, 0x4a, 0, 0, 0, 0, 0, 0, 0, 0])],
])("a WebP that is %s says its size", async (_, file) => {
  expect(await readImageHead(file)).toEqual({ contentType: "image/webp", width: 600, height: 300 });
});

test.each([
  ["nothing", bytes("")],
  ["text", bytes("Dear customer")],
  ["SVG", bytes("<svg/>")],
  ["GIF", bytes("GIF89a")],
  ["a sound", bytes("RIFF", [0, 0, 0, 0], "WAVE")],
])("%s is no picture that we take", async (_, file) => {
  expect(await readImageHead(file)).toBeNull();
});
