import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPinned } from "../machine/pinned.ts";
import { bundleUnguarded } from "../unguarded/bundle.ts";
import type { Contestant } from "./contestant.ts";
import { gatewayEnvironment } from "./ownGateway.ts";

/** Beside the product's own bundle, because packages that are not bundled are found from there. */
const bundle = resolve(import.meta.dirname, "../../../../bff/dist/bench/unguarded.js");

/** Our gateway without anything that guards. Only to be measured. */
export async function unguardedGateway(folder: string): Promise<Contestant> {
  mkdirSync(join(bundle, ".."), { recursive: true });
  await bundleUnguarded(bundle);
  return {
    key: "unguarded",
    name: "This gateway, unguarded",
    way: "shipped",
    spelling: "stored",
    isOpenOnly: false,
    start: ({ own, rest }) =>
      startPinned({
        core: "server",
        args: [bundle],
        environment: gatewayEnvironment(folder, own, rest),
        readyAt: `http://127.0.0.1:${own}/readyz`,
      }),
  };
}
