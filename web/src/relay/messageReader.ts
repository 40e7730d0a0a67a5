import { i18n } from "@lingui/core";
import type { MessageReader } from "./words/serverWords.ts";

/**
 * How messages of the gateway are shown. English is its own language; the words of the others are loaded by the first
 * message. Without them, its English is better than nothing.
 */
export async function messageReader(): Promise<MessageReader> {
  if (i18n.locale === "en") return asSaid;
  const words = await import("./words/serverWords.ts").catch(() => null);
  return words?.translated ?? asSaid;
}

function asSaid(message: string): string {
  return message;
}
