import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatewayParts } from "../../src/server.ts";
import { type FaultyService, startFaultyService } from "../doubles/faultyService.ts";
import { testedSchema } from "../doubles/testedSchema.ts";
import { startTestGateway, type TestGateway } from "./gateway.ts";

/** A gateway for what HTTP has to cope with: a small schema, a service that fails as told, and files of its own. */
export interface HttpGateway extends TestGateway {
  readonly upstream: FaultyService;
  readonly folder: string;
  /** Stops the gateway alone. */
  stop(): Promise<void>;
}

/** The documents this gateway has stored. */
export const storedDocuments = {
  viewer: "query StoredViewer { viewerName }",
  deep: "query StoredDeep { a: viewerName ".concat(
    Array.from({ length: 20 }, (_, index) => `a${index}: viewerName`).join(" "),
    " }",
  ),
};

/** Starts one. `variables` are environment variables on top of those a test needs. */
export async function startHttpGateway(
  variables: Readonly<Record<string, string>> = {},
  parts: GatewayParts = {},
): Promise<HttpGateway> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  for (const name of ["console/assets", "graphiql", "media/Uploads/7"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "documents.json"), JSON.stringify(storedDocuments));
  const upstream = await startFaultyService();
  const environment = {
    SESSION_FILE: join(folder, "sessions.sqlite"),
    PERSISTED_DOCUMENTS: join(folder, "documents.json"),
    CONSOLE_DIR: join(folder, "console"),
    GRAPHIQL_DIR: join(folder, "graphiql"),
    MEDIA_DIR: join(folder, "media"),
    ...variables,
  };
  const gateway = await startTestGateway(upstream.baseUrl.href, environment, {
    schema: testedSchema,
    ...parts,
  });
  const stop = gateway.close;
  // Added to, not copied: its address changes when it is started again.
  return Object.assign(gateway, {
    upstream,
    folder,
    stop,
    async close() {
      await stop();
      await upstream.close();
      rmSync(folder, { recursive: true });
    },
  });
}
