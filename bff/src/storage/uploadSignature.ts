import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SignedUpload, UploadPermit } from "./objectStore.ts";

/** Signs and checks requests to `/upload/…`, so that a forged one is refused before anything is looked up. */
export interface UploadSigner {
  sign(permit: UploadPermit): SignedUpload;
  /** The permit behind a request's path and query, or null when we did not sign it or its time is over. */
  verify(target: string, now: number): UploadPermit | null;
}

/** The path under which the gateway takes files for a folder. */
export const uploadPath = "/upload/";

function payloadOf({ key, contentType, bytes, expiresAt }: UploadPermit): string {
  return `${key}\n${contentType}\n${bytes}\n${expiresAt}`;
}

/**
 * Signs with a key derived from a secret of the installation, which all its gateways know; so a file may be sent to
 * another one than the one that allowed it.
 */
export function createUploadSigner(secret: string): UploadSigner {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "back-office uploads", 32));
  const signatureOf = (permit: UploadPermit): Buffer =>
    createHmac("sha256", key).update(payloadOf(permit)).digest();

  return {
    sign(permit) {
      const query = new URLSearchParams({
        type: permit.contentType,
        bytes: String(permit.bytes),
        expires: String(permit.expiresAt),
        signature: signatureOf(permit).toString("base64url"),
      });
      return {
        url: `${uploadPath}${permit.key}?${query}`,
        method: "PUT",
        headers: { "content-type": permit.contentType },
      };
    },
    verify(target, now) {
      const [path = "", query = ""] = target.split("?", 2);
      const given = new URLSearchParams(query);
      const permit: UploadPermit = {
        key: path.slice(uploadPath.length),
        contentType: given.get("type") ?? "",
        bytes: Number(given.get("bytes") ?? Number.NaN),
        expiresAt: Number(given.get("expires") ?? Number.NaN),
      };
      const signature = Buffer.from(given.get("signature") ?? "", "base64url");
      const expected = signatureOf(permit);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return permit.expiresAt > now ? permit : null;
    },
  };
}
