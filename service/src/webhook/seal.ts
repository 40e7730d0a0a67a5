import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What a text is sealed for. */
export const purposes = { secret: "webhook secret", headers: "webhook headers" } as const;

const version = "v1.";
const ivLength = 12;
const tagLength = 16;

/** Keeps texts so that whoever reads the database alone cannot read them. */
export interface Seal {
  /** @param purpose what it is kept for: it opens for nothing else */
  close(text: string, purpose: string): string;
  /** Null when it was changed, kept for something else, or with another key. */
  open(sealed: string, purpose: string): string | null;
}

/** AES-256-GCM by a key that is made of the operator's secret. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "kept in the database", 32));
  return {
    close(text, purpose) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose));
      const closed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return version + closed.toString("base64");
    },
    open(sealed, purpose) {
      if (!sealed.startsWith(version)) return null;
      const closed = Buffer.from(sealed.slice(version.length), "base64");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, closed.subarray(0, ivLength))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(closed.subarray(-tagLength));
        const opened = decipher.update(closed.subarray(ivLength, -tagLength));
        return Buffer.concat([opened, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
