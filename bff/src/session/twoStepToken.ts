import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import * as v from "valibot";

/** A sign-in whose password was right, as the browser carries it to its second step. */
const pendingSignIn = v.object({ token: v.string(), email: v.string(), rememberMe: v.boolean() });
export type PendingSignIn = v.InferOutput<typeof pendingSignIn>;

const ivLength = 12;
const tagLength = 16;

const keyOf = (deviceSecret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", deviceSecret, "", "second step of a sign-in", 32));

/** Closed by what only this browser shows in its cookie: whoever sees the token elsewhere can do nothing with it. */
export function closeToken(deviceSecret: string, pending: PendingSignIn): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(deviceSecret), iv);
  const closed = [iv, cipher.update(JSON.stringify(pending), "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(closed).toString("base64url");
}

/** Null for what is no token, or one of another browser. */
export function openToken(deviceSecret: string | null, token: string): PendingSignIn | null {
  if (deviceSecret === null) return null;
  const closed = Buffer.from(token, "base64url");
  if (closed.length <= ivLength + tagLength) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(deviceSecret), closed.subarray(0, ivLength));
    decipher.setAuthTag(closed.subarray(-tagLength));
    const opened = [decipher.update(closed.subarray(ivLength, -tagLength)), decipher.final()];
    return v.parse(pendingSignIn, JSON.parse(Buffer.concat(opened).toString("utf8")));
  } catch {
    return null;
  }
}
