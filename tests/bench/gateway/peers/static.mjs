import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// static.mjs <port> <file> [milliseconds]: the least that Node's server can do, the same bytes for whatever is asked; it
// keeps the processor busy for so long before each.
const [portText, file, busyText = "0"] = process.argv.slice(2);
const body = readFileSync(file);
const busy = Number(busyText);
const work = (until) => {
  while (performance.now() < until);
};
const headers = { "content-type": "application/json", "content-length": body.length };
createServer((request, response) => {
  request.resume();
  if (busy > 0) work(performance.now() + busy);
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(portText), "127.0.0.1", () => console.log(`static listens on ${portText}`));
