import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { DecodedImage } from "./record.ts";

/** A good picture that is not in use yet. */
export interface UploadedImage {
  readonly uploadId: string;
  readonly image: DecodedImage;
}

/** Where its own uploader sees a picture before it is in use; behind the session. */
export function previewUrl(uploadId: string, size?: number): string {
  return `/upload/${uploadId}${size === undefined ? "" : `?size=${size}`}`;
}

/** A picture that was found good. */
export const UploadedImageType = builder.objectRef<UploadedImage>("UploadedImage").implement({
  description: "A picture that was sent and found good. Give its `id` to the change that is to use it.",
  fields: (t) => ({
    id: t.id({
      description: "The upload's id, for inputs like `logoUploadId`.",
      resolve: ({ uploadId }) => encodeNodeId("Upload", uploadId),
    }),
    url: t.string({
      description: "Where whoever sent it can see it, for 24 hours.",
      resolve: ({ uploadId }) => previewUrl(uploadId),
    }),
    thumbnailUrl: t.string({
      description: "A small copy of at most 480 by 480 pixels, in the same way.",
      resolve: ({ uploadId }) => previewUrl(uploadId, 480),
    }),
    width: t.int({ description: "In pixels, upright.", resolve: ({ image }) => image.width }),
    height: t.int({ description: "In pixels, upright.", resolve: ({ image }) => image.height }),
    bytes: t.int({ description: "How long the file is now.", resolve: ({ image }) => image.bytes }),
    contentType: t.string({
      description: "`image/png`, `image/jpeg` or `image/webp`.",
      resolve: ({ image }) => image.contentType,
    }),
  }),
});
