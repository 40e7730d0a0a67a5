import type { IncomingMessage } from "node:http";
import { isLoopback } from "../access/network.ts";

/**
 * The caller's address, for limits. Behind our own proxy it is the last entry of `X-Forwarded-For`, which that
 * proxy wrote; the entries before it are whatever the caller claims.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return direct;
  const forwarded = request.headers["x-forwarded-for"];
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(",").at(-1)?.trim();
  return last !== undefined && /^[0-9A-Fa-f.:]{2,45}$/.test(last) ? last : direct;
}

/**
 * Whether the request came from this machine itself, and not through a proxy on it, nor from a page of somebody's whose name
 * was pointed at this machine: both ask for another host.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const { forwarded, host = "", "x-forwarded-for": forwardedFor } = request.headers;
  const hostName = host.replace(/:\d{1,5}$/, "").toLowerCase();
  if (forwardedFor !== undefined || forwarded !== undefined || !isLoopback(hostName)) return false;
  const address = request.socket.remoteAddress ?? "";
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}
