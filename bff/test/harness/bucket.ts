import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { randomUUID } from "node:crypto";
import type { S3Config } from "../../src/storage/s3Config.ts";
import { createS3Client } from "../../src/storage/s3Store.ts";

/** A bucket of a test's own, and what a gateway has to be told to use it. */
export interface TestBucket {
  readonly config: S3Config;
  readonly bucket: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Makes a bucket in the store of `TEST_S3_URL`, whose address holds the access key and the secret. */
export async function createBucket(url: string): Promise<TestBucket> {
  const { protocol, host, username, password } = new URL(url);
  const config: S3Config = {
    endpoint: `${protocol}//${host}`,
    region: "us-east-1",
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    pathStyle: true,
  };
  const bucket = `bucket-${randomUUID()}`;
  const client = createS3Client(config);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    config,
    bucket,
    environment: {
      S3_ENDPOINT: config.endpoint,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
      S3_IMAGES_BUCKET: bucket,
      S3_INITIAL_DATA_BUCKET: bucket,
    },
  };
}
