import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../servers/freePort.ts";
import { GatewayProcess } from "../../servers/gatewayProcess.ts";
import { ServiceProcess } from "../../servers/serviceProcess.ts";
import { embeddedEngine } from "../engine.ts";
import { optionsFor } from "../options.ts";
import { gatewayKill, type GatewayKillReport } from "./gatewayKill.ts";

/** Starts the service with demo data and a gateway in front of it, and interrupts saves of one kind. */
export async function interruptSaves(kind: "create" | "copy", rounds: number): Promise<GatewayKillReport> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  const media = join(folder, "media");
  const engine = embeddedEngine();
  const service = new ServiceProcess(await freePort(), {
    ...engine.environment,
    DEMO: "on",
    DEMO_MEDIA_DIR: media,
  });
  const gateway = new GatewayProcess(await freePort(), {
    REST_URL: service.url,
    SESSION_FILE: join(folder, "sessions.sqlite"),
    MEDIA_DIR: media,
    CONSOLE_DIR: folder,
    GRAPHIQL_DIR: folder,
  });
  try {
    await service.start();
    return await gatewayKill(gateway, optionsFor(service), media, kind, rounds);
  } finally {
    await gateway.kill();
    await service.kill();
    await engine.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
