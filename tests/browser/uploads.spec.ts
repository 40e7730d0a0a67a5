import type { Locator, Page } from "playwright/test";
import {
  htmlBehindPng,
  hugePng,
  sampleJpeg,
  samplePng,
  sampleWebp,
  svg,
} from "../../bff/test/doubles/sampleImages.ts";
import { expect, test } from "./fixtures.ts";

/** The reference page's image field is a real one, for the viewer's own picture: at most 1 MB. */
async function openField(page: Page): Promise<Locator> {
  await page.goto("/#/form");
  return page.getByRole("group", { name: "At work" });
}

/** Chooses a file as the system's dialog would. */
async function choose(field: Locator, name: string, buffer: Buffer): Promise<void> {
  await field.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
}

/** Noise behind a picture's end, to make it as long as is wanted. */
function padded(content: Buffer, bytes: number): Buffer {
  return Buffer.concat([content, Buffer.alloc(bytes - content.length, "x")]);
}

test(
  "M-UPL-1 a PNG, a JPEG and a WebP are sent, checked and shown with their size",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    await signIn("owner");
    const field = await openField(page);
    for (const [name, content] of [
      ["a.png", await samplePng()],
      ["b.jpg", await sampleJpeg()],
      ["c.webp", await sampleWebp()],
      // The content counts, not the name.
      ["d.jpg", await samplePng()],
    ] as const) {
      await choose(field, name, content);
      await expect(field.locator(".image-field-text").filter({ hasText: name })).toContainText(
        "64 × 48 pixels",
      );
      await expect(field.getByRole("alert")).toBeEmpty();
    }
  },
);

test("M-UPL-1 what may not be uploaded is refused in words, and the field is as before", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const field = await openField(page);
  for (const [name, content, message] of [
    ["letter.png", Buffer.from("Dear customer"), "Only allowed PNG or JPG or WEBP"],
    ["drawing.svg", svg, "Only allowed PNG or JPG or WEBP"],
    ["page.png", htmlBehindPng, "This file is not an image that can be read"],
    ["wall.png", hugePng(12_000, 12_000), "The image has more than 40 million pixels"],
    ["big.png", padded(await samplePng(), 1_000_001), "The file may have at most 1 MB"],
  ] as const) {
    await choose(field, name, content);
    await expect(field.getByRole("alert"), name).toHaveText(message);
    await field.getByRole("button", { name: "Remove" }).click();
    await expect(field.getByRole("alert")).toBeEmpty();
    await expect(field.getByRole("button", { name: "Choose an image: At work" })).toBeFocused();
  }
});

test("a picture that is too large is made to fit, and then taken", async ({ page, signIn }) => {
  await signIn("owner");
  const field = await openField(page);
  await choose(field, "big.png", padded(await samplePng(), 1_400_000));
  await field.getByRole("button", { name: "Scale down to fit" }).click();
  await expect(field.getByText("64 × 48 pixels")).toBeVisible();
  await expect(field.getByText("big.webp")).toBeVisible();
});

test(
  "X-UPROG a slow upload shows percent, can be cancelled, and goes on after the line was cut",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    await signIn("owner");
    const field = await openField(page);
    const content = padded(await samplePng(), 900_000);
    const network = await page.context().newCDPSession(page);
    const limit = (uploadThroughput: number) =>
      network.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    // A quarter of a minute for all of it: time to look, however busy the machine is.
    await limit(60_000);
    await choose(field, "slow.png", content);
    const bar = field.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d$/);
    await field.getByRole("button", { name: "Cancel" }).click();
    await expect(bar).toHaveCount(0);
    await expect(field.getByRole("button", { name: "Choose an image: At work" })).toBeFocused();

    await limit(-1);
    const sent = (url: URL) => url.pathname.includes("/temporary/");
    await page.route(sent, (route) => route.abort("connectionreset"));
    await choose(field, "cut.png", content);
    await expect(field.getByRole("alert")).toHaveText(
      "The connection broke off before the file had arrived. Try again.",
    );
    await page.unroute(sent);
    await field.getByRole("button", { name: "Try again" }).click();
    await expect(field.getByText("64 × 48 pixels")).toBeVisible();
  },
);

test("several pictures at once: five of them, each with its own end, and no more", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/form");
  const queue = page.getByRole("group", { name: "Product images" });
  const good = await samplePng();
  const files = [
    { name: "one.png", mimeType: "image/png", buffer: good },
    { name: "two.png", mimeType: "image/png", buffer: padded(good, 256_000) },
    { name: "three.png", mimeType: "image/png", buffer: svg },
    { name: "four.png", mimeType: "image/png", buffer: padded(good, 255_999) },
    { name: "five.jpg", mimeType: "image/jpeg", buffer: await sampleJpeg() },
    { name: "six.png", mimeType: "image/png", buffer: good },
  ];
  await queue.locator("input[type=file]").setInputFiles(files);
  const rows = queue.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(queue.getByText("Left out: 1. At most 5 at a time, and 10 in all.")).toBeVisible();
  await expect(rows.filter({ hasText: "64 × 48 pixels" })).toHaveCount(3);
  await expect(rows.filter({ hasText: "two.png" }).getByRole("alert")).toHaveText(
    "File Size Less then 256kb",
  );
  await expect(rows.filter({ hasText: "three.png" }).getByRole("alert")).toHaveText(
    "Only allowed PNG or JPG or WEBP",
  );
  // What was refused takes no room.
  await expect(queue.getByText("up to 5 at a time, 7 more")).toBeVisible();
  await queue.getByRole("button", { name: "Remove three.png" }).click();
  await expect(rows).toHaveCount(4);
});

test("M-UPL-1 a picture that the company has no room for says so beside the field", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const field = await openField(page);
  const message =
    "Your company may keep 2000 MB of pictures, and that would be more. Delete some that are not needed.";
  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes('"purpose"')
      ? route.fulfill({
          json: {
            data: {
              requestUpload: {
                __typename: "ValidationError",
                __isError: "ValidationError",
                message,
                issues: [{ path: ["bytes"], message }],
              },
            },
          },
        })
      : route.fallback(),
  );
  await choose(field, "a.png", await samplePng());
  await expect(field.getByRole("alert")).toContainText(message);
});

test("a picture is chosen and let go of by keyboard alone", async ({ page, signIn }) => {
  await signIn("owner");
  const field = await openField(page);
  const button = field.getByRole("button", { name: "Choose an image: At work" });
  const choosing = page.waitForEvent("filechooser");
  await button.press("Enter");
  const chooser = await choosing;
  await chooser.setFiles({ name: "key.png", mimeType: "image/png", buffer: await samplePng() });
  await expect(field.getByText("64 × 48 pixels")).toBeVisible();
  await field.getByRole("button", { name: "Replace: At work" }).focus();
  await page.keyboard.press("Tab");
  await expect(field.getByRole("button", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field.getByText("64 × 48 pixels")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the limits that the console says are those of the gateway", async ({ page, product }) => {
  const response = await page.request.post(`${product.origin}/graphql`, {
    headers: { "x-back-office": "1", origin: product.origin },
    data: {
      query: "{ features { uploads { purpose maximumBytes tooLarge maximumPixels contentTypes } } }",
    },
  });
  const rule = (purpose: string, maximumBytes: number, tooLarge: string) => ({
    purpose,
    maximumBytes,
    tooLarge,
    maximumPixels: 40_000_000,
    contentTypes: ["image/png", "image/jpeg", "image/webp"],
  });
  const oneMegabyte = "The file may have at most 1 MB";
  expect(await response.json()).toMatchObject({
    data: {
      features: {
        uploads: [
          rule("COMPANY_LOGO", 1_000_000, oneMegabyte),
          rule("ABOUT_US_IMAGE", 1_000_000, oneMegabyte),
          rule("BANNER_IMAGE", 1_000_000, oneMegabyte),
          rule("PRODUCT_SUMMARY_IMAGE", 511_999, "File Size Less then 512kb"),
          rule("PRODUCT_IMAGE", 255_999, "File Size Less then 256kb"),
          rule("CANCELLED_CHEQUE", 1_000_000, oneMegabyte),
          rule("PROFILE_PICTURE", 1_000_000, oneMegabyte),
          {
            purpose: "IMPORT_FILE",
            maximumBytes: 20_000_000,
            tooLarge: "The file may have at most 20 MB",
            maximumPixels: 0,
            contentTypes: ["text/csv", "application/jsonl"],
          },
        ],
      },
    },
  });
});
