import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImageUpload, type UploadSteps } from "./ImageUpload.ts";

// jsdom keeps no files by address.
beforeEach(() => {
  vi.stubGlobal("URL", { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

const png = (bytes: number, width = 64, height = 48) => {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(content.buffer).setUint32(16, width);
  new DataView(content.buffer).setUint32(20, height);
  return new File([content], "a.jpg", { type: "image/jpeg" });
};

const image = { id: "upload", width: 64, height: 48, bytes: 90 };
const target = { id: "upload", url: "/upload/a", method: "PUT", headers: [] };

function steps(change: Partial<UploadSteps> = {}) {
  return {
    request: vi.fn<UploadSteps["request"]>(async () => ({ good: target })),
    send: vi.fn<UploadSteps["send"]>(async (_target, _file, { onProgress }) => onProgress(0.456)),
    finish: vi.fn<UploadSteps["finish"]>(async () => ({ good: image })),
    ...change,
  };
}

/** Every state an upload goes through, as words. */
function watch(upload: ImageUpload): string[] {
  const seen: string[] = [];
  upload.subscribe(() => {
    const state = upload.state();
    seen.push(state.step === "sending" ? `${state.step} ${state.percent}` : state.step);
  });
  return seen;
}

test("a good file is announced as what it is, sent with percent, and checked", async () => {
  const calls = steps();
  const upload = new ImageUpload(png(100), "COMPANY_LOGO", calls);
  const seen = watch(upload);
  expect(await upload.start()).toEqual(image);
  expect(seen).toEqual(["reading", "sending 0", "sending 45", "checking", "done"]);
  expect(calls.request).toHaveBeenCalledWith({
    purpose: "COMPANY_LOGO",
    contentType: "image/png",
    bytes: 100,
  });
  expect(upload.preview).toMatch(/^blob:/);
});

test.each([
  ["text", new File(["Dear customer"], "a.png"), "COMPANY_LOGO", "wrongType", null],
  ["1,000,001 bytes", png(1_000_001), "COMPANY_LOGO", "tooLarge", "scale"],
  ["512,000 bytes", png(512_000), "PRODUCT_SUMMARY_IMAGE", "tooLarge", "scale"],
  ["256,000 bytes", png(256_000), "PRODUCT_IMAGE", "tooLarge", "scale"],
  ["50 million pixels", png(100, 10_000, 5_000), "COMPANY_LOGO", "tooManyPixels", "scale"],
  ["12,000 by 12,000 pixels", png(100, 12_000, 12_000), "COMPANY_LOGO", "tooManyPixels", null],
] as const)("%s is refused before anything is sent", async (_, file, purpose, kind, offer) => {
  const calls = steps();
  const upload = new ImageUpload(file, purpose, calls);
  expect(await upload.start()).toBeNull();
  expect(upload.state()).toEqual({ step: "refused", error: { kind }, offer });
  expect(calls.request).not.toHaveBeenCalled();
});

test.each([
  ["COMPANY_LOGO", 1_000_000],
  ["PRODUCT_SUMMARY_IMAGE", 511_999],
  ["PRODUCT_IMAGE", 255_999],
] as const)("%s may have %i bytes", async (purpose, bytes) => {
  expect(await new ImageUpload(png(bytes), purpose, steps()).start()).toEqual(image);
});

test("what the gateway says is kept, and the same file can be tried again", async () => {
  const finish = vi
    .fn<UploadSteps["finish"]>()
    .mockResolvedValueOnce({ text: "This file is not an image that can be read" })
    .mockResolvedValueOnce({ good: image });
  const calls = steps({ finish });
  const upload = new ImageUpload(png(100), "COMPANY_LOGO", calls);
  expect(await upload.start()).toBeNull();
  expect(upload.state()).toEqual({
    step: "refused",
    error: { kind: "said", text: "This file is not an image that can be read" },
    offer: "retry",
  });
  expect(await upload.start()).toEqual(image);
  // A link works once, so a second try asks for another.
  expect(calls.request).toHaveBeenCalledTimes(2);
});

test("a line that breaks off can be tried again", async () => {
  const send = vi.fn<UploadSteps["send"]>().mockRejectedValueOnce(new Error("gone")).mockResolvedValue();
  const upload = new ImageUpload(png(100), "COMPANY_LOGO", steps({ send }));
  expect(await upload.start()).toBeNull();
  expect(upload.state()).toEqual({ step: "refused", error: { kind: "lost" }, offer: "retry" });
  expect(await upload.start()).toEqual(image);
});

test("what is cancelled stops, and says nothing more", async () => {
  let isSending = false;
  const calls = steps({
    send: (_target, _file, { signal }) =>
      new Promise((_, reject) => {
        isSending = true;
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  const upload = new ImageUpload(png(100), "COMPANY_LOGO", calls);
  const running = upload.start();
  await vi.waitUntil(() => isSending, { timeout: 60_000 });
  const seen = watch(upload);
  upload.cancel();
  expect(await running).toBeNull();
  expect(seen).toEqual([]);
  expect(calls.finish).not.toHaveBeenCalled();
  expect(upload.preview).toBeNull();
});

/** A picture that is too large, which the browser makes smaller once `decode` is called. */
async function tooLarge() {
  const { promise, resolve } = Promise.withResolvers<object>();
  vi.stubGlobal("createImageBitmap", () => promise);
  const canvas = {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob([png(100)], { type })),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  const calls = steps();
  const upload = new ImageUpload(png(1_000_001), "COMPANY_LOGO", calls);
  await upload.start();
  return { upload, calls, decode: () => resolve({ width: 64, height: 48, close: () => undefined }) };
}

test("what is too large is made smaller and sent", async () => {
  const { upload, calls, decode } = await tooLarge();
  const seen = watch(upload);
  decode();
  expect(await upload.scale()).toEqual(image);
  expect(seen).toEqual(["scaling", "reading", "sending 0", "sending 45", "checking", "done"]);
  expect(upload.file.name).toBe("a.webp");
  expect(calls.request).toHaveBeenCalledExactlyOnceWith({
    purpose: "COMPANY_LOGO",
    contentType: "image/png",
    bytes: 100,
  });
});

test("what is cancelled while it is made smaller is not sent, and says nothing more", async () => {
  const { upload, calls, decode } = await tooLarge();
  const running = upload.scale();
  upload.cancel();
  const seen = watch(upload);
  decode();
  expect(await running).toBeNull();
  expect(seen).toEqual([]);
  expect(calls.request).not.toHaveBeenCalled();
  expect(upload.preview).toBeNull();
});
