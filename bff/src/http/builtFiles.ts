import { existsSync } from "node:fs";
import { join } from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { sendText } from "./responses.ts";

/** Serves the files of a built page; answers 404 for what is not among them. */
export type BuiltFiles = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The files of a folder that a build has written: the list is read once, when somebody asks and the page is there. `.br` and `.gz`
 * neighbours are used when the browser takes them. Files under `assets/` carry a hash in their name and are
 * kept for ever; the page itself is asked for anew every time. `what` names the page while nothing is built.
 */
export function serveBuiltFiles(folder: string, what: string): BuiltFiles {
  let serve = built(folder);
  return (request, response) => {
    serve ??= built(folder);
    if (serve === null) return sendText(response, 404, `${what} has not been built.`);
    serve(request, response, () => sendText(response, 404, "There is no such page."));
  };
}

function built(folder: string): ReturnType<typeof sirv> | null {
  if (!existsSync(join(folder, "index.html"))) return null;
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith("/assets/");
      response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
