import { createServer, type Socket } from "node:net";
import { request } from "node:http";

// A REST upstream that costs next to nothing: the first call of a kind goes to the real service, every later one gets
// the very bytes that the service answered. Honours If-None-Match as the service does. `fixtureServer.ts <service port>`
const servicePort = Number(process.argv[2]);
interface Kept {
  readonly etag: string;
  readonly whole: Buffer;
  readonly unchanged: Buffer;
}
const kept = new Map<string, Promise<Kept>>();
/** Calls answered since the last look, by kind of path. */
let calls = 0;

function ask(method: string, target: string, head: string, body: Buffer): Promise<Kept> {
  const headers = Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
  );
  delete headers["if-none-match"];
  headers["host"] = `127.0.0.1:${servicePort}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port: servicePort, method, path: target, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks);
          const etag = answer.headers.etag ?? "";
          const total = answer.headers["x-total-count"];
          const common = `${etag === "" ? "" : `etag: ${etag}\r\n`}${total === undefined ? "" : `x-total-count: ${String(total)}\r\n`}`;
          const first = `HTTP/1.1 ${answer.statusCode} OK\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${text.length}\r\n${common}\r\n`;
          resolve({
            etag,
            whole: Buffer.concat([Buffer.from(first), text]),
            unchanged: Buffer.from(`HTTP/1.1 304 Not Modified\r\n${common}\r\n`),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const noBody = Buffer.alloc(0);

/** Takes one whole request off the front of `data`; null when it has not all arrived. */
function take(data: Buffer): { head: string; body: Buffer; rest: Buffer } | null {
  const end = data.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = data.toString("latin1", 0, end);
  const length = head.startsWith("GET") ? 0 : Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const until = end + 4 + length;
  if (data.length < until) return null;
  return { head, body: data.subarray(end + 4, until), rest: data.subarray(until) };
}

async function answer(socket: Socket, head: string, body: Buffer): Promise<void> {
  calls += 1;
  const space = head.indexOf(" ");
  const method = head.slice(0, space);
  const target = head.slice(space + 1, head.indexOf(" ", space + 1));
  if (target === "/bench/calls") {
    const text = String(calls);
    calls = 0;
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
    return;
  }
  const key = method === "GET" ? target : `${method} ${target} ${body.toString()}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = ask(method, target, head, body);
    kept.set(key, found);
  }
  const { etag, whole, unchanged } = await found;
  const at = etag === "" ? -1 : head.toLowerCase().indexOf("if-none-match: ");
  socket.write(at !== -1 && head.startsWith(etag, at + 15) ? unchanged : whole);
}

const server = createServer({ noDelay: true }, (socket) => {
  let waiting: Buffer = noBody;
  socket.on("data", (chunk: Buffer) => {
    let data = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let next = take(data); next !== null; next = take(data)) {
      data = next.rest;
      void answer(socket, next.head, next.body);
    }
    waiting = data;
  });
  socket.on("error", () => socket.destroy());
});
server.listen(Number(process.argv[3] ?? 0), "127.0.0.1", () => {
  const address = server.address();
  console.log(
    `The fixture listens on port ${address !== null && typeof address === "object" ? address.port : ""}`,
  );
});
