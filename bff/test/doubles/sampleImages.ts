import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of noise, which compresses badly, so that its length can be relied on. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
}

export const samplePng = (): Promise<Buffer> => noise(64, 48).png().toBuffer();
export const sampleJpeg = (): Promise<Buffer> => noise(64, 48).jpeg().toBuffer();
export const sampleWebp = (): Promise<Buffer> => noise(64, 48).webp().toBuffer();

/** A photo taken with the camera on its side, that says where it was taken: New Delhi. */
export function sampleWithLocation(): Promise<Buffer> {
  return noise(64, 48)
    .withExif({
      IFD0: { Make: "Camera CANARY", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 50/1", GPSLongitudeRef: "E" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Two frames, which a browser plays. */
export function sampleAnimation(): Promise<Buffer> {
  const frame = (colour: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
      .png()
      .toBuffer();
  return Promise.all([frame("red"), frame("blue")]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

const pngHead = Buffer.from("89504e470d0a1a0a", "hex");

function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A black picture of any size, made without decoding it: 12,000 by 12,000 pixels are a few kilobytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([pngHead, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** A PNG that says it moves. */
export async function animatedPng(): Promise<Buffer> {
  const still = await samplePng();
  const afterHeader = 8 + 25;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([still.subarray(0, afterHeader), chunk("acTL", control), still.subarray(afterHeader)]);
}

/** What only begins like a PNG. */
export const htmlBehindPng: Buffer = Buffer.concat([
  pngHead,
  Buffer.from("<!doctype html><script>alert('CANARY')</script>"),
]);

export const svg: Buffer = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("CANARY")</script></svg>',
);
