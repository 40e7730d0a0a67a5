import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, NotFoundError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { loadOwnUpload } from "./claimUpload.ts";
import { cleanImage, type CleanImage } from "./image.ts";
import { checkedKey, sentKey } from "./keys.ts";
import { type ImageContentType, uploadRules } from "./purpose.ts";
import type { Upload } from "./record.ts";
import { makeThumbnails, writeImage, type Thumbnails } from "./storedImage.ts";
import { UploadedImageType, type UploadedImage } from "./uploadedImage.ts";
import { withStorage } from "./withStorage.ts";

/** What is said when there is nothing to check: the sending broke off, or was something else than announced. */
const incomplete = "The file did not arrive as a whole. Send it again.";

/** Takes the file out of the place that can be written to from outside. Null when it is not there. */
async function takeSent(context: Context, { id, bytes }: Upload): Promise<Buffer | null> {
  const content = await context.storage.images.read(sentKey(id), bytes);
  await context.storage.images.remove(sentKey(id));
  return content?.length === bytes ? content : null;
}

/** Reads, checks and makes anew. Only once its turn has come: whoever is told to wait can finish the same upload later. */
async function clean(
  context: Context,
  upload: Upload,
  contentType: ImageContentType,
): Promise<{ image: CleanImage; thumbnails: Thumbnails }> {
  const isFirst = await withStorage(context, () => context.uploads.take(upload.id, "checked"));
  if (!isFirst) throw new ConflictError("This file was checked already. Choose it again.");
  const sent = await withStorage(context, () => takeSent(context, upload));
  if (sent === null) refuse("uploadId", incomplete);
  const image = await cleanImage(sent, contentType, uploadRules[upload.purpose].maximumBytes);
  return { image, thumbnails: await makeThumbnails(image.content) };
}

async function check(context: Context, upload: Upload): Promise<UploadedImage> {
  const { contentType } = upload;
  // A table is no picture, and is read by whatever it is for.
  if (contentType === "text/csv" || contentType === "application/jsonl") throw new NotFoundError();
  const { image: made, thumbnails } = await context.imageWork.run(() => clean(context, upload, contentType));
  const { content, ...image } = made;
  await withStorage(context, async () => {
    await writeImage(context, checkedKey(upload.id), content, image.contentType, thumbnails);
    await context.uploads.complete(upload.id, image);
  });
  return { uploadId: upload.id, image };
}

changeMutation({
  name: "finishUpload",
  description:
    "Has a sent picture checked by decoding it, and made anew. Only for whoever asked to send it. Once it is refused, ask to send it again.",
  permission: { signedIn: true },
  input: {
    description: "A picture that was sent.",
    argument: "The picture that was sent.",
    fields: { uploadId: idOf("Upload", "The `id` that `requestUpload` gave.") },
  },
  async run({ uploadId }, context) {
    const upload = await loadOwnUpload(context, uploadId);
    if (upload === null) throw new NotFoundError();
    // Asked again, for example because the response was lost.
    if (upload.image !== null) return { image: { uploadId: upload.id, image: upload.image } };
    return { image: await check(context, upload) };
  },
  success: {
    description: "The picture is good, and can be used within 24 hours.",
    fields: (t) => ({
      image: t.expose("image", {
        type: UploadedImageType,
        description: "The picture, made anew from its pixels, without place, camera or comments.",
      }),
    }),
  },
});
