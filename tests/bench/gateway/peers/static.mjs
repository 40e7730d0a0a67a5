import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// static.mjs <port> <file>: the least that Node's server can do, the same bytes for whatever is asked.
const [portText, file] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { "content-type": "application/json", "content-length": body.length };
createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(portText), "127.0.0.1", () => console.log(`static listens on ${portText}`));
