import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContractOptions } from "../../contract/options.ts";
import { freePort } from "../../servers/freePort.ts";
import { GatewayProcess } from "../../servers/gatewayProcess.ts";
import { ServiceProcess } from "../../servers/serviceProcess.ts";
import { embeddedEngine } from "../engine.ts";
import { optionsFor } from "../options.ts";

/** A gateway in front of a service with demo data; the gateway is not started yet. */
export interface DemoGateway {
  readonly gateway: GatewayProcess;
  /** How the service behind it is reached. */
  readonly options: ContractOptions;
  readonly mediaFolder: string;
  readonly sessionFile: string;
}

/** Runs work on a gateway of its own, and removes all of it afterwards. */
export async function withDemoGateway<T>(work: (demo: DemoGateway) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  const mediaFolder = join(folder, "media");
  const sessionFile = join(folder, "sessions.sqlite");
  const engine = embeddedEngine();
  const service = new ServiceProcess(await freePort(), {
    ...engine.environment,
    DEMO: "on",
    DEMO_MEDIA_DIR: mediaFolder,
  });
  const gateway = new GatewayProcess(await freePort(), {
    REST_URL: service.url,
    SESSION_FILE: sessionFile,
    MEDIA_DIR: mediaFolder,
    CONSOLE_DIR: folder,
    GRAPHIQL_DIR: folder,
  });
  try {
    await service.start();
    return await work({ gateway, options: optionsFor(service), mediaFolder, sessionFile });
  } finally {
    await gateway.kill();
    await service.kill();
    await engine.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
