import { privateFolder } from "../storage/readLink.ts";
import type { ImageContentType } from "./purpose.ts";
import type { Upload } from "./record.ts";

/** What was sent and is not yet in use. Never served. */
export const temporaryFolder = "temporary";

/** Where the file lies as it was sent. */
export function sentKey(uploadId: string): string {
  return `${temporaryFolder}/${uploadId}`;
}

/** Where it lies once it was checked and made anew; nobody outside can write there. */
export function checkedKey(uploadId: string): string {
  return `${temporaryFolder}/${uploadId}.checked`;
}

const extensions: Readonly<Record<ImageContentType, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** Where pictures of a company and its storefront lie. */
export function companyFolder(companyId: string): string {
  return `home-images/${companyId}`;
}

/** Where pictures of a product lie. */
export function productFolder(productId: string): string {
  return `Uploads/${productId}`;
}

/** Where pictures of a company's bank accounts lie; read by signed links only. */
export function bankFolder(companyId: string): string {
  return `${privateFolder}/bank/${companyId}`;
}

/**
 * Where a picture is to lie (decision D-49): with its product, with its user, or else with the company and its
 * storefront.
 */
export function folderOf({ purpose, owner, companyId }: Upload, productId: string | undefined): string {
  if (productId !== undefined) return productFolder(productId);
  if (purpose === "CANCELLED_CHEQUE") return bankFolder(companyId);
  return purpose === "PROFILE_PICTURE" ? `profiles/${owner.replace(":", "-")}` : companyFolder(companyId);
}

function prefixOf({ purpose }: Upload): string {
  if (purpose === "COMPANY_LOGO") return "logo-";
  return purpose === "ABOUT_US_IMAGE" ? "about_us-" : "";
}

/**
 * The file name of a picture in its folder: `logo-{id}.png`, `about_us-{id}.jpg`, or just the upload's random id. No
 * two pictures have the same, so a new one is a new version of its record; publishing one again does nothing new.
 */
export function fileName(upload: Upload, contentType: ImageContentType): string {
  return `${prefixOf(upload)}${upload.id}.${extensions[contentType]}`;
}
