import type { IncomingMessage, ServerResponse } from "node:http";
import { isRestricted } from "../access/rules.ts";
import type { RequestLogger } from "../graphql/context.ts";
import type { Storage } from "../storage/objectStore.ts";
import { thumbnailKey } from "../storage/thumbnailKey.ts";
import { uploadPath } from "../storage/uploadSignature.ts";
import { checkedKey } from "../upload/keys.ts";
import { uploaderOf, type UploadRecords } from "../upload/record.ts";
import { readImage } from "../upload/storedImage.ts";
import { identifyPerson, type IdentityParts } from "./callerIdentity.ts";
import { sendText } from "./responses.ts";

export interface UploadPreviewParts extends Pick<IdentityParts, "rest" | "sessions" | "follower"> {
  readonly storage: Storage;
  readonly uploads: UploadRecords;
  readonly log: RequestLogger;
}

/** Answers `GET /upload/{id}`: a checked picture that is not in use yet, for the session of whoever sent it. */
export async function handleUploadPreview(
  parts: UploadPreviewParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { storage, uploads, log } = parts;
  const target = new URL(request.url ?? "/", "http://gateway.invalid");
  const session = await identifyPerson(parts, request, log);
  const upload = await uploads.read(target.pathname.slice(uploadPath.length));
  response.setHeader("cache-control", "no-store");
  const isTheirs =
    session !== null &&
    !isRestricted(session.user) &&
    upload?.owner === uploaderOf(session.user) &&
    upload.companyId === session.user.companyId;
  if (!isTheirs || upload.image === null) {
    sendText(response, 404, "There is no such image.");
    return;
  }
  const isSmall = target.searchParams.has("size");
  const key = checkedKey(upload.id);
  const content = await readImage({ storage }, isSmall ? thumbnailKey(key, 480) : key);
  if (content === null) {
    sendText(response, 404, "There is no such image.");
    return;
  }
  response.writeHead(200, {
    "content-type": isSmall ? "image/webp" : upload.image.contentType,
    "content-length": content.length,
  });
  response.end(request.method === "HEAD" ? undefined : content);
}
