import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPinned } from "../machine/pinned.ts";
import type { Contestant, Way } from "./contestant.ts";
import { tailcallSchema } from "./tailcallSchema.ts";

/** Where the peers and their packages are. */
export const peersFolder = join(import.meta.dirname, "../peers");

const tailcallProgram = join(peersFolder, "node_modules/@tailcallhq/core-linux-x64-gnu/bin/tailcall");

/** A server of Node's world. */
function nodePeer(key: string, name: string, kind: string, way: Way, clientFile: string): Contestant {
  const client = way === "documented" ? "documented" : "client";
  return {
    key,
    name,
    way,
    isStored: false,
    isOpenOnly: false,
    start: ({ own, rest }) => {
      const program = join(peersFolder, "server.mjs");
      const args = [kind, client, String(own), `http://127.0.0.1:${rest}`, clientFile];
      return startPinned({
        core: "server",
        args: [program, ...args],
        environment: { NODE_ENV: "production" },
      });
    },
  };
}

function tailcall(folder: string): Contestant {
  return {
    key: "tailcall",
    name: "Tailcall 1.0.0, deduplicating",
    way: "documented",
    isStored: false,
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
    isStored: false,
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
  return [
    ...kinds.map(([kind, name]) => nodePeer(kind, name, kind, "documented", clientFile)),
    ...(existsSync(tailcallProgram) ? [tailcall(folder)] : []),
    ...kinds.map(([kind, name]) =>
      nodePeer(`${kind}-client`, `${name}, our REST client`, kind, "our client", clientFile),
    ),
    nodePeer("proxy", "node:http by hand, our REST client", "proxy", "limit", clientFile),
    fixedResponse(folder),
  ];
}
