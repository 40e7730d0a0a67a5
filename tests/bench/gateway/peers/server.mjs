import { readFileSync } from "node:fs";
import { login, ownCalls, poolCalls, sourceCalls } from "./access.mjs";

// server.mjs <apollo|mercurius|mercurius-jit|yoga|proxy> <documented|client> <port> <REST address> <file of our REST client>
// <file of the documents by their ids>
const [kind, way, portText, base, clientFile, documentsFile] = process.argv.slice(2);
const documents = JSON.parse(readFileSync(documentsFile, "utf8"));
const port = Number(portText);
const start = {
  apollo: async (calls) => (await import("./apollo.mjs")).startApollo(port, calls),
  mercurius: async (calls) => (await import("./mercurius.mjs")).startMercurius(port, calls, 0, documents),
  "mercurius-jit": async (calls) =>
    (await import("./mercurius.mjs")).startMercurius(port, calls, 1, documents),
  yoga: async (calls) => (await import("./yoga.mjs")).startYoga(port, calls),
  proxy: async (calls) => (await import("./proxy.mjs")).startProxy(port, calls),
};

async function callsOfRequest() {
  if (way === "client") return ownCalls(base, clientFile);
  const headers = await login(base);
  return kind === "apollo" ? sourceCalls(base, headers) : poolCalls(base, headers);
}

await start[kind](await callsOfRequest());
console.log(`${kind} listens on ${port}`);
