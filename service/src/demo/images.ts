import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Shape } from "./catalogue/demoProduct.ts";
import { bannerIllustration, logoIllustration, productIllustration } from "./illustration/compose.ts";
import type { Seeded } from "./seed.ts";
import { demoBanners } from "./seedStorefront.ts";

const bannerPieces: Readonly<Record<string, readonly (readonly [Shape, string])[]>> = {
  "banner-kitchen.webp": [
    ["pot", "terracotta"],
    ["pan", "black"],
    ["bottle", "copper"],
  ],
  "banner-garden.webp": [
    ["pot", "terracotta"],
    ["plant", "green"],
    ["pouch", "earth"],
  ],
  "banner-pantry.webp": [
    ["pouch", "gold"],
    ["jar", "honey"],
    ["box", "spring"],
  ],
  "banner-clothing.webp": [
    ["roll", "indigo"],
    ["shirt", "sage"],
    ["bag", "natural"],
  ],
};

/**
 * Draws the images of the demo companies into the media folder, at the storage keys of their records.
 * @param folder created when missing; throws when it cannot be written
 */
export async function drawDemoImages(folder: string, seeded: Seeded): Promise<void> {
  const pictures: [key: string, svg: string][] = [
    [`home-images/${seeded.verdant}/logo.webp`, logoIllustration("#2f6b4f", "#f4f1de")],
    [`home-images/${seeded.fernway}/logo.webp`, logoIllustration("#35507a", "#e9c46a")],
  ];
  for (const { file } of demoBanners)
    pictures.push([
      `home-images/${seeded.verdant}/${file}`,
      bannerIllustration(file, bannerPieces[file] ?? []),
    ]);
  for (const { imageKey, gallery, product } of seeded.products)
    for (const [view, key] of [imageKey, ...gallery].entries()) {
      // Another name is another seed: the same object on another ground.
      const name = view === 0 ? product.name : `${product.name} ${view}`;
      pictures.push([key, productIllustration(name, product.shape, product.colour)]);
    }
  await Promise.all(pictures.map(([key, svg]) => draw(join(folder, key), svg)));
}

async function draw(file: string, svg: string): Promise<void> {
  const image = await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
}
