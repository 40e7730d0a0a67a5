import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPinned } from "../machine/pinned.ts";
import { documents } from "../workload/documents.ts";
import { persistedQuery, type Spelling } from "../workload/requests.ts";
import type { Contestant, Way } from "./contestant.ts";
import { tailcallSchema } from "./tailcallSchema.ts";

/** Where the peers and their packages are. */
export const peersFolder = join(import.meta.dirname, "../peers");

const tailcallProgram = join(peersFolder, "node_modules/@tailcallhq/core-linux-x64-gnu/bin/tailcall");

/** Those that take documents by their ids; Yoga needs a plugin for it and parses and checks a text only once. */
const spellings: Readonly<Record<string, Spelling>> = {
  apollo: "apollo",
  mercurius: "mercurius",
  "mercurius-jit": "mercurius",
};

/** Has Apollo Server take each document by its id from now on: who asks for the first time sends both. */
async function registerDocuments(port: number): Promise<void> {
  for (const { id, text } of documents) {
    await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: text, extensions: persistedQuery(id) }),
    });
  }
}

/** A server of Node's world. */
function nodePeer(
  { key, name, kind, way }: { key: string; name: string; kind: string; way: Way },
  folder: string,
  clientFile: string,
): Contestant {
  const client = way === "documented" ? "documented" : "client";
  const spelling = spellings[kind] ?? "text";
  return {
    key,
    name,
    way,
    spelling,
    isOpenOnly: false,
    start: async ({ own, rest }) => {
      const program = join(peersFolder, "server.mjs");
      const files = [clientFile, join(folder, "documents.json")];
      const server = await startPinned({
        core: "server",
        args: [program, kind, client, String(own), `http://127.0.0.1:${rest}`, ...files],
        environment: { NODE_ENV: "production" },
      });
      if (spelling === "apollo") await registerDocuments(own);
      return server;
    },
  };
}

function tailcall(folder: string): Contestant {
  return {
    key: "tailcall",
    name: "Tailcall 1.0.0, deduplicating",
    way: "documented",
    spelling: "text",
    isOpenOnly: false,
    start: ({ own, rest }) => {
      const file = join(folder, `tailcall-${own}.graphql`);
      writeFileSync(file, tailcallSchema(own, rest));
      return startPinned({
        core: "server",
        program: tailcallProgram,
        args: ["start", file],
        environment: { TAILCALL_TRACKER: "false", TC_TRACKER: "false" },
        readyAt: `http://127.0.0.1:${own}/status`,
      });
    },
  };
}

/** A fixed answer, which keeps the processor busy for some milliseconds each time; for next to none unless told. */
export function fixedResponse(folder: string, milliseconds = 0): Contestant {
  return {
    key: "static",
    name: "node:http with a fixed answer",
    way: "limit",
    spelling: "text",
    isOpenOnly: false,
    start: ({ own }, response) => {
      const file = join(folder, "answer.json");
      writeFileSync(file, response);
      const program = join(peersFolder, "static.mjs");
      return startPinned({ core: "server", args: [program, String(own), file, String(milliseconds)] });
    },
  };
}

/** Everybody but us, in the order of the report. */
export function peerContestants(folder: string, clientFile: string): Contestant[] {
  const kinds = [
    ["apollo", "Apollo Server 5"],
    ["mercurius", "Mercurius"],
    ["mercurius-jit", "Mercurius with JIT"],
    ["yoga", "Yoga, Pothos and DataLoader"],
  ] as const;
  const peer = (one: Parameters<typeof nodePeer>[0]): Contestant => nodePeer(one, folder, clientFile);
  return [
    ...kinds.map(([kind, name]) => peer({ key: kind, name, kind, way: "documented" })),
    ...(existsSync(tailcallProgram) ? [tailcall(folder)] : []),
    ...kinds.map(([kind, name]) =>
      peer({ key: `${kind}-client`, name: `${name}, our REST client`, kind, way: "our client" }),
    ),
    peer({ key: "proxy", name: "node:http by hand, our REST client", kind: "proxy", way: "limit" }),
    fixedResponse(folder),
  ];
}
