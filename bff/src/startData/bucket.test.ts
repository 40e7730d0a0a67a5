import { pino } from "pino";
import { expect, test } from "vitest";
import { createS3Client, openS3Store } from "../storage/s3Store.ts";
import { createBucket } from "../../test/harness/bucket.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { hasStartData } from "./nameInUse.ts";
import { publish } from "./publish.ts";
import { openSqliteJobLock } from "./sqliteJobLock.ts";

const url = process.env["TEST_S3_URL"];
if (url === undefined) console.log("Left out: start data in a bucket (TEST_S3_URL is not set).");

test.runIf(url !== undefined)(
  "start data in a bucket is replaced as a whole and read by a link",
  async () => {
    const { config, bucket } = await createBucket(url ?? "");
    const client = createS3Client(config);
    const initialData = openS3Store(client, bucket, config.endpoint);
    const log = pino({ level: "silent" });
    const jobLock = openSqliteJobLock(":memory:");
    const tables = catalogue(1);
    const publishNamed = async (business_name: string): Promise<string> => {
      const row = { company_po_id: 1, business_name, business_subdomain: "verdant", signup_page5_over: true };
      const companyPO = { key: "company_po_id", parents: {}, rows: [row] };
      const rest = createFakeRest({
        tables: { ...tables, companyPO },
        reads: { "/v1/companyCollectionProduct/company_po_id/{id}": () => [] },
      });
      await jobLock.note("1");
      const parts = { jobLock, rest: { bind: () => rest }, storage: { initialData }, log };
      return publish({ ...parts, mediaBaseUrl: () => "https://cdn.test/" }, "1");
    };
    const read = async () => fetch((await initialData.signRead("verdant.json")) ?? "");

    expect((await read()).status).toBe(404);
    expect(await hasStartData({ storage: { initialData }, log }, "verdant")).toBe(false);
    expect(await publishNamed("Verdant")).toBe("published");
    expect(await publishNamed("Verdant Green")).toBe("published");
    const response = await read();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toMatchObject({ format: 1, company: { name: "Verdant Green" } });
    expect(await hasStartData({ storage: { initialData }, log }, "verdant")).toBe(true);
    const link = new URL((await initialData.signRead("verdant.json")) ?? "");
    expect(link.searchParams.get("X-Amz-Expires")).toBe("3600");
    client.destroy();
    jobLock.close();
  },
);
