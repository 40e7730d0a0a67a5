import { writeFileSync } from "node:fs";
import type { Page } from "playwright/test";

/** The page as WebP, which Playwright itself does not write: the whole of it, or what is in sight. */
export async function takePicture(
  page: Page,
  file: string,
  part: "whole" | "sight" = "whole",
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = await page.evaluate(
    (isWhole) => ({
      width: window.innerWidth,
      height: isWhole
        ? Math.max(document.documentElement.scrollHeight, window.innerHeight)
        : window.innerHeight,
    }),
    part === "whole",
  );
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 72,
    captureBeyondViewport: part === "whole",
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  writeFileSync(file, Buffer.from(data, "base64"));
}
