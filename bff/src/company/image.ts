import type { Context } from "../graphql/context.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { refuse } from "../graphql/validate.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import type { Company } from "./record.ts";

/** The storage key of an image of a company (decision D-49); null when there is none. */
function imageKey(company: Company, file: string | null): string | null {
  return file === null ? null : `home-images/${company.id}/${file}`;
}

/**
 * Where an image of a company is read from. One that another tool keeps may be replaced under its name, so the address
 * also says when the company was last changed (decision D-39).
 */
export function companyImageUrl(base: string, company: Company, file: string | null): string | null {
  return mediaUrl(base, imageKey(company, file), company.updatedAt);
}

const imageFiles = {
  COMPANY_LOGO: (company: Company) => company.logoFile,
  ABOUT_US_IMAGE: (company: Company) => company.aboutUsImageFile,
} as const;

/** Refuses a company without a logo, stored or with the input (Document 1 §5). */
export function requireLogo(company: Company, uploadId: string | null | undefined): void {
  if (company.logoFile === null && (uploadId ?? null) === null) refuse("logoUploadId", "Please Upload Logo");
}

/**
 * Runs a write that may change an image of the company. A finished upload is published first, and `write` gets its file
 * name, which is all that the service keeps (decision D-39); undefined without an upload. Throws what `write` throws,
 * and `NotFoundError` for an upload that is not the viewer's.
 */
export async function withImage<T>(
  context: Context,
  company: Company,
  purpose: keyof typeof imageFiles,
  uploadId: string | null | undefined,
  write: (file: string | undefined) => Promise<T>,
): Promise<T> {
  if (uploadId === null || uploadId === undefined) return write(undefined);
  // Always the same mark, so that a save whose response was lost can be repeated with the same image.
  const upload = await claimUpload(context, uploadId, purpose, `company ${company.id}`);
  const replaces = imageKey(company, imageFiles[purpose](company));
  return publishUpload(context, upload, { replaces }, ({ file }) => write(file));
}
