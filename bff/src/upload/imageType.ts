import type { ImageContentType } from "./purpose.ts";

const signatures: readonly (readonly [ImageContentType, (content: Buffer) => boolean])[] = [
  ["image/png", (content) => content.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1A\n"],
  ["image/jpeg", (content) => content.subarray(0, 3).toString("latin1") === "\xFF\xD8\xFF"],
  [
    "image/webp",
    (content) =>
      content.subarray(0, 4).toString("latin1") === "RIFF" &&
      content.subarray(8, 12).toString("latin1") === "WEBP",
  ],
];

/** What a file begins like; null for everything we do not take, SVG and HTML among it. */
export function imageTypeOf(content: Buffer): ImageContentType | null {
  return signatures.find(([, matches]) => matches(content))?.[0] ?? null;
}

/** Whether a PNG moves: it says so in a chunk before its first pixels. */
export function isAnimatedPng(content: Buffer): boolean {
  let at = 8;
  while (at + 8 <= content.length) {
    const kind = content.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
    at += 12 + content.readUInt32BE(at);
  }
  return false;
}
