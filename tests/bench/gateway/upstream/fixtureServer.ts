import { createServer, type Socket } from "node:net";
import { ChangingResponses } from "./changingResponses.ts";
import { type Call, StoredResponses } from "./storedResponses.ts";

// A REST upstream that costs next to nothing: the first call of a kind goes to the real service, every later one gets
// the very bytes that the service answered. Honours If-None-Match as the service does. Paths that begin with /tailcall/
// are known to another program. `POST /bench/changed/10` has every tenth read find a change from then on. `fixtureServer.ts <port> <port of the service> <port for /tailcall/>`
const [ownPort = 0, servicePort = 0, tailcallPort = 0] = process.argv.slice(2).map(Number);
const responses = new StoredResponses((target) =>
  target.startsWith("/tailcall/") ? tailcallPort : servicePort,
);
const changing = new ChangingResponses();
/** Answered since the last look. */
let calls = 0;

/** Takes one whole request off the front of `data`; null when it has not all arrived. */
function take(data: Buffer): { call: Call; rest: Buffer } | null {
  const end = data.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = data.toString("latin1", 0, end);
  const length = head.startsWith("GET") ? 0 : Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const until = end + 4 + length;
  if (data.length < until) return null;
  const space = head.indexOf(" ");
  const call = {
    method: head.slice(0, space),
    target: head.slice(space + 1, head.indexOf(" ", space + 1)),
    head,
    body: data.subarray(end + 4, until),
  };
  return { call, rest: data.subarray(until) };
}

function say(socket: Socket, text: string): void {
  socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
}

const changed = "/bench/changed/";

async function respond(socket: Socket, call: Call): Promise<void> {
  if (call.target === "/bench/calls") {
    say(socket, String(calls));
    calls = 0;
    return;
  }
  if (call.target.startsWith(changed)) {
    changing.begin(Number(call.target.slice(changed.length)));
    say(socket, "");
    return;
  }
  calls += 1;
  const kept = await responses.find(call);
  const { etag, whole, unchanged } = call.method === "GET" ? changing.next(call.target, kept) : kept;
  const at = etag === "" ? -1 : call.head.toLowerCase().indexOf("if-none-match: ");
  socket.write(at !== -1 && call.head.startsWith(etag, at + 15) ? unchanged : whole);
}

const server = createServer({ noDelay: true }, (socket) => {
  let waiting: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    let data = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let next = take(data); next !== null; next = take(data)) {
      data = next.rest;
      respond(socket, next.call).catch(() => socket.destroy());
    }
    waiting = data;
  });
  socket.on("error", () => socket.destroy());
});
server.listen(ownPort, "127.0.0.1", () => console.log(`The fixture listens on port ${ownPort}`));
