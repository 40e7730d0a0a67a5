import type { Page, Response } from "playwright/test";

/**
 * Waits for the gateway's response that has this in it: the name of the result's type tells it from the answers to what
 * else the page asks for, such as the next page when the pointer comes to rest on a link. Call it before the action that brings it.
 */
export function respondWith(page: Page, part: string): Promise<Response> {
  return page.waitForResponse(async (response) => {
    const isResponse =
      new URL(response.url()).pathname === "/graphql" && response.request().method() === "POST";
    const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
    if (!isResponse || isStream) return false;
    // The response to a page that has gone meanwhile cannot be read any more.
    const text = await response.text().catch(() => "");
    return text.includes(part);
  });
}
