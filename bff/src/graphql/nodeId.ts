import { Buffer } from "node:buffer";

/** What a global id says once it is opened. */
export interface NodeId {
  readonly type: string;
  readonly id: string;
}

/** Ids of the service: integers, or for composed ids integers joined by `-`. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const typePattern = /^[A-Z][A-Za-z]{0,39}$/;

/** The opaque global id of a record: base64url of `Type:id`. */
export function encodeNodeId(type: string, id: string): string {
  const text = `${type}:${id}`;
  if (!idPattern.test(id)) return Buffer.from(text, "utf8").toString("base64url");
  // Twice as quick, and a list has hundreds. Of these characters neither `+` nor `/` comes; what fills up is cut off.
  return btoa(text).slice(0, Math.ceil((text.length * 4) / 3));
}

/**
 * Opens a global id. White space around or inside it is ignored, because ids are pasted from e-mails
 * and wrapped lines. Anything that `encodeNodeId` cannot have made is null, never an exception.
 */
export function decodeNodeId(text: string): NodeId | null {
  const compact = text.replaceAll(/\s+/g, "");
  if (compact.length > 200) return null;
  const decoded = Buffer.from(compact, "base64url").toString("utf8");
  const separator = decoded.indexOf(":");
  const type = decoded.slice(0, separator);
  const id = decoded.slice(separator + 1);
  if (separator < 0 || !typePattern.test(type) || !idPattern.test(id)) return null;
  // Buffer skips what is not base64url; only the spelling we print is an id.
  return encodeNodeId(type, id) === compact.replace(/=+$/, "") ? { type, id } : null;
}

/**
 * Whether a service can have a record of this id: a whole number from 1 that its database has room for. Any other is
 * nobody's, and need not be asked for.
 */
export function isRestId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
}

/** The REST id inside a global id of the given type, or null for any other id. */
export function idOfType(type: string, text: string): string | null {
  const nodeId = decodeNodeId(text);
  return nodeId?.type === type ? nodeId.id : null;
}
