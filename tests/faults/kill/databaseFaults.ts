import { freePort } from "../../servers/freePort.ts";
import { startPostgres } from "../../servers/postgres.ts";
import { ServiceProcess } from "../../servers/serviceProcess.ts";
import { optionsFor } from "../options.ts";
import { type DatabaseKillReport, databaseKill, patience } from "./databaseKill.ts";

/** Takes away a PostgreSQL of its own, so that no other test misses it. @returns null where none is installed */
export async function databaseFaults(rounds: number): Promise<DatabaseKillReport | null> {
  const server = await startPostgres();
  if (server === null) return null;
  const service = new ServiceProcess(await freePort(), { DATABASE_URL: server.url, ...patience });
  try {
    return await databaseKill(service, server, optionsFor(service), rounds);
  } finally {
    await service.kill();
    await server.stop();
  }
}
