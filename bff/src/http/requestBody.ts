import type { IncomingMessage } from "node:http";

/** The whole body of a request whose length has been checked. Rejects when the caller goes away half way. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("error", reject);
    request.on("end", () => {
      const [first, ...others] = chunks;
      if (first === undefined) resolve("");
      else resolve((others.length === 0 ? first : Buffer.concat(chunks)).toString());
    });
  });
}
