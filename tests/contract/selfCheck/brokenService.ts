import { createServer, request, type IncomingHttpHeaders } from "node:http";

/** What a service does otherwise than the contract says, for the calls that it is about. */
export interface Defect {
  /** Matches `METHOD /path?query`. */
  readonly calls: RegExp;
  /** Changes the headers before the real service sees them. */
  readonly headers?: (headers: IncomingHttpHeaders) => void;
  /** Changes the response before the caller sees it. */
  readonly response?: (response: BrokenResponse) => void;
}

/** A response that a defect may change. The body is text; JSON is read and written by the defect. */
export interface BrokenResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real service behind one defect. */
export interface BrokenService {
  readonly url: string;
  close(): Promise<void>;
}

/** Puts a defect before a real service: what the checker must notice. */
export function startBrokenService(target: string, defect: Defect): Promise<BrokenService> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const applies = defect.calls.test(`${incoming.method} ${incoming.url}`);
    const headers = { ...incoming.headers };
    if (applies) defect.headers?.(headers);
    const forwarded = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers },
      (message) => {
        const chunks: Buffer[] = [];
        message.on("data", (chunk: Buffer) => chunks.push(chunk));
        message.on("end", () => {
          const response = {
            status: message.statusCode ?? 500,
            headers: { ...message.headers },
            body: Buffer.concat(chunks).toString(),
          };
          if (applies) defect.response?.(response);
          delete response.headers["content-length"];
          delete response.headers["transfer-encoding"];
          outgoing.writeHead(response.status, response.headers);
          outgoing.end(response.body);
        });
      },
    );
    forwarded.once("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return new Promise((started) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const own = typeof address === "object" && address !== null ? address.port : 0;
      started({
        url: `http://127.0.0.1:${own}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
