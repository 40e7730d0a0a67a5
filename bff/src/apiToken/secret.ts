import { createHash, randomBytes } from "node:crypto";

/** Marks our tokens, for people and for programs that look for leaked secrets. */
const mark = "bo_";
const form = /^bo_[A-Za-z0-9_-]{43}$/;
const shownLength = mark.length + 8;

/** A new token: a mark and 256 random bits. */
export function newTokenSecret(): string {
  return mark + randomBytes(32).toString("base64url");
}

/** What is stored in place of the token: SHA-256, hex. With 256 random bits it needs no slow hash. */
export function hashOfToken(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The beginning of a token, by which its user knows it again; 208 bits stay secret. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, shownLength);
}

/** The token in an `Authorization` header, or null when it is none of ours. */
export function readBearer(header: string): string | null {
  const [scheme = "", secret = "", ...rest] = header.trim().split(/ +/);
  return scheme.toLowerCase() === "bearer" && rest.length === 0 && form.test(secret) ? secret : null;
}
