import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "../../launch/build.ts";
import { type ForeignService, startForeignService } from "../foreignService/foreignService.ts";
import { freePort } from "../servers/freePort.ts";
import { GatewayProcess } from "../servers/gatewayProcess.ts";
import { credential } from "../servers/serviceProcess.ts";
import { expect } from "playwright/test";
import { preparedTest } from "./preparedPages.ts";

const root = resolve(import.meta.dirname, "../..");

/** Console and gateway in front of a service of somebody else's. */
export interface ForeignProduct {
  /** The console's address. */
  readonly origin: string;
  /** The service's address. */
  readonly service: string;
  readonly foreign: ForeignService;
}

/** Tests on such a product; each worker starts one, and a test tells its service how to answer. */
export const test = preparedTest.extend<object, { readonly product: ForeignProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the fixtures must be taken apart, and there are none
    async ({}, provide) => {
      await build(root);
      const folder = mkdtempSync(join(tmpdir(), "foreign-service-"));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const foreign = await startForeignService({ consoleUrl: origin, credential });
      const gateway = new GatewayProcess(port, {
        REST_URL: foreign.url,
        PUBLIC_ORIGIN: origin,
        SESSION_FILE: ":memory:",
        PERSISTED_DOCUMENTS: join(root, "bff/persisted-documents.json"),
        CONSOLE_DIR: join(root, "web/dist"),
        MEDIA_DIR: join(folder, "media"),
        INITIAL_DATA_DIR: join(folder, "initial-data"),
      });
      await gateway.start();
      await provide({ origin, service: foreign.url, foreign });
      await gateway.kill();
      await foreign.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.origin),
});

export { expect };
