/** What the first bytes of a file say of it. */
export interface ImageHead {
  readonly contentType: "image/png" | "image/jpeg" | "image/webp";
  /** In pixels, as stored; null when the bytes read do not say. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Enough for the sizes of nearly every picture: a JPEG may carry a preview and colours before them. */
const headBytes = 256 * 1024;

/**
 * Reads what a file really is, whatever it is called, and how large, without decoding it: a picture of a hundred
 * million pixels would stop the page. Null for anything but PNG, JPEG and WebP.
 */
export async function readImageHead(file: Blob): Promise<ImageHead | null> {
  const view = new DataView(await file.slice(0, headBytes).arrayBuffer());
  const text = (at: number, length: number): string =>
    at + length > view.byteLength
      ? ""
      : Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join("");

  if (text(0, 8) === "\x89PNG\r\n\x1A\n") {
    // What only begins like a PNG has no size; the gateway says what it is.
    const isWhole = text(12, 4) === "IHDR" && view.byteLength >= 24;
    return {
      contentType: "image/png",
      width: isWhole ? view.getUint32(16) : null,
      height: isWhole ? view.getUint32(20) : null,
    };
  }
  if (text(0, 3) === "\xFF\xD8\xFF") return { contentType: "image/jpeg", ...jpegSize(view) };
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") {
    return { contentType: "image/webp", ...webpSize(view, text(12, 4)) };
  }
  return null;
}

type Size = Pick<ImageHead, "width" | "height">;

const unknownSize: Size = { width: null, height: null };

/** Start-of-frame markers, which carry the size; the other three of the row mean other things. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return unknownSize;
}

function webpSize(view: DataView, kind: string): Size {
  if (view.byteLength < 30) return unknownSize;
  const uint24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === "VP8X") return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === "VP8 ") {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
