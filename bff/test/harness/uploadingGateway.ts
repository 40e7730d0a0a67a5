import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { createS3Client, openS3Store } from "../../src/storage/s3Store.ts";
import { createBucket } from "./bucket.ts";
import type { Caller } from "./caller.ts";
import { startTestGateway, type TestGateway } from "./gateway.ts";
import { startStubService } from "../doubles/stubService.ts";

/** A gateway over one of the drivers, and a look into what it has stored. */
export interface UploadingGateway {
  readonly gateway: TestGateway;
  /** A new browser, signed in as the owner of a company. */
  signIn(company: number): Promise<Caller>;
  /** Everything stored, by key. */
  stored(): Promise<ReadonlyMap<string, Buffer>>;
  close(): Promise<void>;
}

const credentials = v.object({ email: v.string() });

/** Signs in anybody `owner<company>@…`. */
function startSignIns() {
  return startStubService({
    "POST /signin": ({ body }) => {
      const company = Number(/\d+/.exec(v.parse(credentials, body).email)?.[0]);
      return {
        body: [
          {
            user_po_id: company * 10,
            company_po_id: company,
            business_name: `Company ${company}`,
            pw_changed: true,
            primary_login: true,
            signup_process_over: true,
          },
        ],
      };
    },
  });
}

interface Driver {
  readonly environment: Readonly<Record<string, string>>;
  stored(): Promise<ReadonlyMap<string, Buffer>>;
  remove(): Promise<void>;
}

async function folderDriver(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  return {
    environment: { MEDIA_DIR: folder, INITIAL_DATA_DIR: join(folder, "initial") },
    async stored() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return new Map(
        await Promise.all(
          files.map(async ({ parentPath, name }) => {
            const path = join(parentPath, name);
            return [path.slice(folder.length + 1), await readFile(path)] as const;
          }),
        ),
      );
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function bucketDriver(url: string): Promise<Driver> {
  const { environment, config, bucket } = await createBucket(url);
  const client = createS3Client(config);
  const store = openS3Store(client, bucket, config.endpoint);
  return {
    environment,
    async stored() {
      const found = new Map<string, Buffer>();
      for (const folder of ["temporary", "home-images", "Uploads"]) {
        for await (const key of store.listOlder(folder, Date.now() + 60_000)) {
          found.set(key, (await store.read(key, 10_000_000)) ?? Buffer.alloc(0));
        }
      }
      return found;
    },
    remove: async () => client.destroy(),
  };
}

const s3Url = process.env["TEST_S3_URL"];
if (s3Url === undefined)
  console.log("Left out: uploads into an S3-compatible store (TEST_S3_URL is not set).");

/** The drivers there are to test: always the folder, and a bucket where a store is given. */
export const drivers: readonly (readonly [name: string, open: () => Promise<Driver>])[] = [
  ["a folder", folderDriver],
  ...(s3Url === undefined ? [] : [["a bucket", () => bucketDriver(s3Url)] as const]),
];

const signInDocument = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`;

/** Starts a gateway over a driver. */
export async function startUploadingGateway(open: () => Promise<Driver>): Promise<UploadingGateway> {
  const driver = await open();
  const service = await startSignIns();
  const gateway = await startTestGateway(service.url, { DEVELOPER_MODE: "on", ...driver.environment });
  return {
    gateway,
    async signIn(company) {
      const caller = gateway.caller();
      const input = { email: `owner${company}@company.test`, password: "any", rememberMe: false };
      await caller.send(signInDocument, { input });
      return caller;
    },
    stored: () => driver.stored(),
    async close() {
      await gateway.close();
      await service.close();
      await driver.remove();
    },
  };
}
