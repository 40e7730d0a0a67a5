import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { build as buildProduct } from "../../../../launch/build.ts";
import type { Contestant } from "./contestant.ts";
import { ownGateway } from "./ownGateway.ts";
import { peerContestants, peersFolder } from "./peers.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Our REST client as one file, for the peers that are given it. */
async function bundleClient(folder: string): Promise<string> {
  const file = join(folder, "restClient.mjs");
  const from = JSON.stringify(join(root, "bff/src/main.ts"));
  await build({
    entryPoints: [join(root, "bff/src/rest/service.ts")],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    logLevel: "error",
    banner: {
      js: `import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(${from});`,
    },
  });
  return file;
}

/** The peers' packages, exactly as their lockfile says, the first time only. */
function installPeers(): void {
  const marker = join(peersFolder, "node_modules/.package-lock.json");
  if (existsSync(marker)) return;
  console.log("Installing the peers, the first time only …");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: peersFolder, stdio: "inherit" });
}

/** Builds and installs what the contestants need. Our gateway comes first. */
export async function prepareContestants(folder: string): Promise<Contestant[]> {
  await buildProduct(root, "bff/dist/");
  installPeers();
  const clientFile = await bundleClient(folder);
  return [ownGateway(folder, true), ownGateway(folder, false), ...peerContestants(folder, clientFile)];
}
