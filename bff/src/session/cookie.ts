import { hash, randomBytes } from "node:crypto";

const cookieName = "__Host-sid";
const deviceCookieName = "__Host-did";
const deliveryCookieName = "__Host-delivery";
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** A new secret: 256 random bits, 43 characters. */
export function newSessionSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored in place of the secret, so that the store's content cannot be used to sign in. */
export function sessionIdOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Whether a text has the form of such a secret. */
export function isSecret(text: string): boolean {
  return secretForm.test(text);
}

function readSecret(header: string | undefined, wanted: string): string | null {
  if (header === undefined) return null;
  let secret: string | null = null;
  for (const pair of header.split(";")) {
    const sign = pair.indexOf("=");
    if (pair.slice(0, sign === -1 ? undefined : sign).trim() !== wanted) continue;
    const value = sign === -1 ? "" : pair.slice(sign + 1).trim();
    if (secret !== null && secret !== value) return null;
    secret = value;
  }
  return secret !== null && secretForm.test(secret) ? secret : null;
}

/** The secret in a `Cookie` header, or null: absent, not of our form, or sent twice with different values. */
export function readSessionSecret(header: string | undefined): string | null {
  return readSecret(header, cookieName);
}

/** What a browser that somebody has signed in with before shows, or null. It proves nothing but that. */
export function readDeviceSecret(header: string | undefined): string | null {
  return readSecret(header, deviceCookieName);
}

/** What the browser of a delivery user shows who has opened their link, or null. It is no sign-in: nothing else looks at it. */
export function readDeliverySecret(header: string | undefined): string | null {
  return readSecret(header, deliveryCookieName);
}

/** The `Set-Cookie` value with which such a browser comes again. */
export function deliveryCookie(secret: string, maxAgeSeconds: number): string {
  return `${deliveryCookieName}=${secret}; ${attributes}; Max-Age=${maxAgeSeconds}`;
}

/** The `Set-Cookie` value by which a browser is known again after the session has ended. */
export function deviceCookie(secret: string, maxAgeSeconds: number): string {
  return `${deviceCookieName}=${secret}; ${attributes}; Max-Age=${maxAgeSeconds}`;
}

/** Whether a `Cookie` header has our cookie, whatever it holds. */
export function hasSessionCookie(header: string | undefined): boolean {
  return (header ?? "").split(";").some((pair) => pair.split("=", 1)[0]?.trim() === cookieName);
}

/** The `Set-Cookie` value. Without `maxAgeSeconds` the browser forgets the cookie when it closes. */
export function sessionCookie(secret: string, maxAgeSeconds: number | null): string {
  return `${cookieName}=${secret}; ${attributes}${maxAgeSeconds === null ? "" : `; Max-Age=${maxAgeSeconds}`}`;
}

/** The `Set-Cookie` value that makes the browser forget the session. */
export function expiredSessionCookie(): string {
  return `${cookieName}=; ${attributes}; Max-Age=0`;
}
