import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UploadPurpose as AnyPurpose } from "#/__generated__/uploadMutationsRequestMutation.graphql.ts";

/** What a picture is for. */
export type UploadPurpose = Exclude<AnyPurpose, "%future added value" | "IMPORT_FILE">;

/** What a picture of one purpose may be. The gateway decides; these let the console say so before anything is sent. */
export interface UploadRule {
  /** The largest file, in bytes. */
  readonly maximumBytes: number;
  /** What is said of a larger one, in the words of Document 2 §5. */
  readonly tooLarge: MessageDescriptor;
  /** What is said beside the field, before anything is chosen. */
  readonly limit: MessageDescriptor;
}

/** How many pixels a picture may have: its width times its height. */
export const maximumPixels = 40_000_000;

const oneMegabyte: UploadRule = {
  maximumBytes: 1_000_000,
  tooLarge: msg`The file may have at most 1 MB`,
  limit: msg`PNG, JPG or WEBP, up to 1 MB`,
};

/** The same as `Features.uploads` (decision D-51); a browser test compares the two. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  COMPANY_LOGO: oneMegabyte,
  ABOUT_US_IMAGE: oneMegabyte,
  BANNER_IMAGE: oneMegabyte,
  CANCELLED_CHEQUE: oneMegabyte,
  PROFILE_PICTURE: oneMegabyte,
  PRODUCT_SUMMARY_IMAGE: {
    maximumBytes: 511_999,
    tooLarge: msg`File Size Less then 512kb`,
    limit: msg`PNG, JPG or WEBP, less than 512 kB`,
  },
  PRODUCT_IMAGE: {
    maximumBytes: 255_999,
    tooLarge: msg`File Size Less then 256kb`,
    limit: msg`PNG, JPG or WEBP, less than 256 kB`,
  },
};
