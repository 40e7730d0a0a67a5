import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { embeddedEngine } from "../../../faults/engine.ts";
import { freePort } from "../../../servers/freePort.ts";
import { ownGateway } from "../contestant/ownGateway.ts";
import { type Pinned, startPinned } from "../machine/pinned.ts";
import { documents } from "../workload/documents.ts";
import { originOf, type Viewer } from "../workload/requests.ts";
import { signInViewers } from "./signInViewers.ts";
import { prepareTenants, type Size } from "./tenants.ts";

/** What every measurement stands on. */
export interface Dataset {
  /** Where sessions, stored documents and files of the servers are. */
  readonly folder: string;
  /** Two hundred people of twenty companies, signed in to our gateway. */
  readonly viewers: readonly Viewer[];
  readonly servicePort: number;
  /** Repeats what the service has answered, at next to no cost. */
  readonly fixturePort: number;
  stop(): Promise<void>;
}

/**
 * Makes the companies with the real service, starts the fixture in front of it, and signs everybody in to our gateway,
 * whose bundle has to be there.
 */
export async function createDataset(folder: string, size: Size): Promise<Dataset> {
  mkdirSync(join(folder, "media"));
  const stored = Object.fromEntries(documents.map(({ id, text }) => [id, text]));
  writeFileSync(join(folder, "documents.json"), JSON.stringify(stored));
  const engine = embeddedEngine();
  const started: Pinned[] = [];
  const { service, tenants } = await prepareTenants(engine, size).catch(async (error: unknown) => {
    await engine.remove();
    throw error;
  });
  const stop = async (): Promise<void> => {
    for (const program of started) await program.stop();
    await service.stop();
    await engine.remove();
  };
  try {
    const servicePort = Number(new URL(service.url).port);
    const fixturePort = await freePort();
    const viewsPort = await freePort();
    const views = join(import.meta.dirname, "../peers/tailcallViews.mjs");
    const fixture = join(import.meta.dirname, "fixtureServer.ts");
    const ports = [fixturePort, servicePort, viewsPort].map(String);
    started.push(await startPinned({ core: "rest", args: [views, String(viewsPort), service.url] }));
    started.push(await startPinned({ core: "rest", args: [fixture, ...ports] }));
    const own = await freePort();
    const gateway = await ownGateway(folder, true).start({ own, rest: fixturePort }, Buffer.alloc(0));
    const viewers = await signInViewers(`http://127.0.0.1:${own}`, originOf(own), tenants);
    await gateway.stop();
    return { folder, viewers, servicePort, fixturePort, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
