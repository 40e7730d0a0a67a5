import { createHash } from "node:crypto";

/** The strong entity tag of a response: a hash of its bytes. */
export function entityTag(payload: string): string {
  return `"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
}

/** Whether a tag is named in an If-Match or If-None-Match header; `*` names every tag. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(",").some((part) => {
    const candidate = part.trim();
    return candidate === "*" || candidate === tag || candidate === `W/${tag}`;
  });
}
