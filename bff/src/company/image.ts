import type { Context } from "../graphql/context.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import type { Company } from "./record.ts";
import type { WrittenFields } from "./written.ts";

/** The storage key of an image of a company (decision D-49); null when there is none. */
function imageKey(company: Company, file: string | null): string | null {
  return file === null ? null : `home-images/${company.id}/${file}`;
}

/**
 * Where an image of a company is read from. A new logo has the name of the old one, so the address also says when the
 * company was last changed (decision D-39).
 */
export function companyImageUrl(base: string, company: Company, file: string | null): string | null {
  return mediaUrl(base, imageKey(company, file), company.updatedAt);
}

const images = {
  COMPANY_LOGO: { field: "logo_upload", file: (company: Company) => company.logoFile },
  ABOUT_US_IMAGE: { field: "about_us_image_url", file: (company: Company) => company.aboutUsImageFile },
} as const;

/**
 * Runs a write that may change an image of the company. A finished upload is published first, and its file name is
 * among the fields that the write sends; without an upload there is none. The file name is all that the service keeps
 * (decision D-39). Throws what `write` throws, and `NotFoundError` for an upload that is not the viewer's.
 */
export async function withImage<T>(
  context: Context,
  company: Company,
  purpose: keyof typeof images,
  uploadId: string | null | undefined,
  write: (fields: WrittenFields) => Promise<T>,
): Promise<T> {
  if (uploadId === null || uploadId === undefined) return write({});
  const { field, file } = images[purpose];
  // Always the same mark, so that a save whose answer was lost can be repeated with the same image.
  const upload = await claimUpload(context, uploadId, purpose, `company ${company.id}`);
  const replaces = imageKey(company, file(company));
  return publishUpload(context, upload, { replaces }, (image) => write({ [field]: image.file }));
}
