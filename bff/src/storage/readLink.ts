import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** For how many seconds a signed link reads an object (Document 1 §8). */
export const readLinkSeconds = 3600;

/** Keys that begin with this are read by a signed link only: what is not for everybody, such as a cheque. */
export const privateFolder = "private";

/** Makes and checks links to what is not for everybody. Any gateway of the installation checks those of another. */
export interface ReadLinks {
  /** The query of a link to a key: good for 3600 seconds (Document 1 §8). */
  sign(key: string, now: number): string;
  /** Whether the query is one that was signed for the key, and its time is not over. */
  allows(key: string, query: string, now: number): boolean;
}

/** Links signed with a key derived from a secret of the installation. */
export function createReadLinks(secret: string): ReadLinks {
  const signingKey = Buffer.from(hkdfSync("sha256", secret, "", "back-office private reads", 32));
  const signatureOf = (key: string, expires: string): Buffer =>
    createHmac("sha256", signingKey).update(`${key}\n${expires}`).digest();
  return {
    sign(key, now) {
      const expires = String(now + readLinkSeconds * 1000);
      return new URLSearchParams({
        expires,
        signature: signatureOf(key, expires).toString("base64url"),
      }).toString();
    },
    allows(key, query, now) {
      const given = new URLSearchParams(query);
      const expires = given.get("expires") ?? "";
      const signature = Buffer.from(given.get("signature") ?? "", "base64url");
      const expected = signatureOf(key, expires);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
      return Number(expires) > now;
    },
  };
}
