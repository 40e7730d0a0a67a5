/** Longest edges that are tried, in pixels, from the largest. */
const edges = [2560, 2048, 1600, 1280, 1024, 800, 640, 480] as const;

/** Quality of JPEG and WebP: fine enough that nobody sees a difference on a screen. */
const quality = 0.85;

/** What to write, by what it was: WebP is the smaller form of a PNG that keeps what is see-through. */
function formsFor(contentType: string): readonly string[] {
  return contentType === "image/jpeg" ? ["image/jpeg"] : ["image/webp", "image/png"];
}

function draw(picture: ImageBitmap, edge: number, contentType: string): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, contentType, quality));
}

function renamed(name: string, contentType: string): string {
  const extension = contentType === "image/jpeg" ? "jpg" : contentType.slice("image/".length);
  return `${name.replace(/\.[^.]*$/, "")}.${extension}`;
}

/**
 * Makes a picture fit: the largest of our sizes that has at most so many bytes, upright. Null when the browser cannot
 * read it, or it does not fit even small.
 */
export async function scaleDown(file: File, contentType: string, maximumBytes: number): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (picture === null) return null;
  try {
    for (const edge of edges) {
      for (const form of formsFor(contentType)) {
        const blob = await draw(picture, edge, form);
        // A browser that cannot write a form writes PNG instead.
        if (blob !== null && blob.type === form && blob.size <= maximumBytes) {
          return new File([blob], renamed(file.name, form), { type: form });
        }
      }
    }
    return null;
  } finally {
    picture.close();
  }
}
