import type { Permission } from "../access/permission.ts";

/** What an uploaded picture is for, as the schema names it. */
export type UploadPurpose =
  | "COMPANY_LOGO"
  | "ABOUT_US_IMAGE"
  | "BANNER_IMAGE"
  | "PRODUCT_SUMMARY_IMAGE"
  | "PRODUCT_IMAGE"
  | "CANCELLED_CHEQUE"
  | "PROFILE_PICTURE"
  | "IMPORT_FILE";

/** The types a picture may have (Document 1 §9). No SVG, which can hold code. */
export const imageContentTypes = ["image/png", "image/jpeg", "image/webp"] as const;

export type ImageContentType = (typeof imageContentTypes)[number];

/** What may be sent at all: pictures, and tables to be read in. */
export const tableContentTypes = ["text/csv", "application/jsonl"] as const;
export const uploadContentTypes = [...imageContentTypes, ...tableContentTypes] as const;

/** What the upload of one purpose may be. */
export interface UploadRule {
  readonly purpose: UploadPurpose;
  /** The input's field that names the upload where it is used. */
  readonly field: string;
  readonly contentTypes: readonly (typeof uploadContentTypes)[number][];
  /** What is said of any other. */
  readonly wrongType: string;
  readonly description: string;
  /** The largest file, in bytes. */
  readonly maximumBytes: number;
  /** What is said of a larger one. */
  readonly tooLarge: string;
  /** How many bytes of it a company may have lying at a time; null for what is kept, which has a limit of its own. */
  readonly mostLying: number | null;
  /** Whoever may do one of these may upload; null for everybody who has signed in with their password. */
  readonly permissions: readonly Permission[] | null;
}

/** What is said of a file that is none of the accepted types (Document 1 §5). */
export const wrongType = "Only allowed PNG or JPG or WEBP";

/** More than any camera on a phone needs; a picture of 40 million pixels takes 160 MB while it is decoded. */
export const maximumPixels = 40_000_000;

/** What is said of a picture with more pixels than that. */
export const tooManyPixels = "The image has more than 40 million pixels";

/** What is said of a file that is no picture, or a damaged one. */
export const unreadable = "This file is not an image that can be read";

/** What is said of a picture that moves. */
export const animated = "Animated images are not allowed";

/** What is said of a table that comes as something else. */
export const wrongTable = "Only CSV and JSONL files can be read";

const picture = { contentTypes: imageContentTypes, wrongType, mostLying: null };
const oneMegabyte = { ...picture, maximumBytes: 1_000_000, tooLarge: "The file may have at most 1 MB" };

/** Every purpose with its limits (decision D-51); 512 kB and 256 kB are meant as "less than". */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  COMPANY_LOGO: {
    purpose: "COMPANY_LOGO",
    field: "logoUploadId",
    description: "The company's logo.",
    ...oneMegabyte,
    permissions: ["COMPANY_UPDATE"],
  },
  ABOUT_US_IMAGE: {
    purpose: "ABOUT_US_IMAGE",
    field: "imageUploadId",
    description: "The picture beside the company's text about itself.",
    ...oneMegabyte,
    permissions: ["COMPANY_UPDATE"],
  },
  BANNER_IMAGE: {
    purpose: "BANNER_IMAGE",
    field: "imageUploadId",
    description: "The picture of a banner.",
    ...oneMegabyte,
    permissions: ["BANNER_CREATE", "BANNER_UPDATE"],
  },
  PRODUCT_SUMMARY_IMAGE: {
    purpose: "PRODUCT_SUMMARY_IMAGE",
    field: "summaryImageUploadId",
    description: "The main picture of a product.",
    ...picture,
    maximumBytes: 511_999,
    tooLarge: "File Size Less then 512kb",
    permissions: ["PRODUCT_CREATE", "PRODUCT_UPDATE"],
  },
  PRODUCT_IMAGE: {
    purpose: "PRODUCT_IMAGE",
    field: "uploadId",
    description: "A further picture of a product.",
    ...picture,
    maximumBytes: 255_999,
    tooLarge: "File Size Less then 256kb",
    permissions: ["PRODUCT_CREATE", "PRODUCT_UPDATE"],
  },
  CANCELLED_CHEQUE: {
    purpose: "CANCELLED_CHEQUE",
    field: "chequeUploadId",
    description: "A cancelled cheque of the company's bank account; read by signed links only.",
    ...oneMegabyte,
    permissions: ["COMPANY_UPDATE"],
  },
  PROFILE_PICTURE: {
    purpose: "PROFILE_PICTURE",
    field: "uploadId",
    description: "The viewer's own picture.",
    ...oneMegabyte,
    permissions: null,
  },
  IMPORT_FILE: {
    purpose: "IMPORT_FILE",
    field: "uploadId",
    description:
      "A CSV or JSONL file that `startImport` reads, which it is for: `finishUpload` is not asked, and nobody can read it back.",
    contentTypes: tableContentTypes,
    wrongType: wrongTable,
    maximumBytes: 20_000_000,
    tooLarge: "The file may have at most 20 MB",
    mostLying: 200_000_000,
    permissions: ["IMPORT_CREATE"],
  },
};

/** Every purpose, in a fixed order. */
export const allUploadRules: readonly UploadRule[] = Object.values(uploadRules);
