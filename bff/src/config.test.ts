import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function mistake(variables: Record<string, string>): string {
  try {
    readConfig(variables);
    return "none";
  } catch (error) {
    return error instanceof ConfigError ? error.message : "not a ConfigError";
  }
}

test("an empty environment starts on this machine with the development credentials", () => {
  const config = readConfig({ PORT: "", REST_API_KEY_HEADER: "X-Api-Key" });
  expect(config).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    rest: {
      username: "gateway",
      password: "gateway-development",
      apiKey: "development-api-key",
      apiKeyHeader: "x-api-key",
      apiVersion: "1",
      connections: 64,
      headersWithin: 3000,
    },
    redisUrl: null,
    userReadSeconds: 30,
    sessionsPerUser: 20,
    pointsPerMinute: { ofToken: 30_000, ofStrangers: 6_000 },
    publicOrigin: null,
    developerMode: false,
    textExecution: true,
    installation: {
      progressPages: { seller: 4, finish: 5, level2Category: 8, level3Category: 9, collection: 11 },
      vendorName: "Back office",
    },
  });
  expect(config.rest.baseUrl.href).toBe("http://127.0.0.1:4001/");
});

test.each([
  [{ PORT: "80a" }, "PORT must be a port number."],
  [{ PORT: "65536" }, "PORT must be a port number."],
  [{ REST_URL: "localhost" }, "REST_URL must be an address like http://127.0.0.1:4001."],
  [{ REST_URL: "file:///etc" }, "REST_URL must begin with http:// or https://."],
  [{ PUBLIC_ORIGIN: "http://a.example/path" }, "PUBLIC_ORIGIN must be an origin, without a path."],
  [{ DEVELOPER_MODE: "yes" }, "DEVELOPER_MODE must be on or off."],
  [{ TEXT_EXECUTION: "0" }, "TEXT_EXECUTION must be on or off."],
  [{ REDIS_URL: "http://x" }, "REDIS_URL must begin with redis:// or rediss://."],
  [{ REST_API_KEY: "a b" }, "REST_API_KEY must be printable, without spaces."],
  [{ REST_API_KEY_HEADER: "a:b" }, "REST_API_KEY_HEADER must be the name of an HTTP header."],
  [{ REST_CONNECTIONS: "0" }, "REST_CONNECTIONS must be a number from 1 to 9999."],
  [{ REST_READ_TIMEOUT: "5" }, "REST_READ_TIMEOUT must be a number of milliseconds from 100 to 99999."],
  [{ USER_READ_SECONDS: "0" }, "USER_READ_SECONDS must be a number of seconds from 1 to 9999."],
  [{ SESSIONS_PER_USER: "0" }, "SESSIONS_PER_USER must be a number from 1 to 999."],
  [{ DEFAULT_COUNTRY: "India" }, "DEFAULT_COUNTRY must be a code like IND."],
  [{ BUSINESS_TYPES: "ten" }, "BUSINESS_TYPES must be nine or two."],
  [{ EMAIL_TOP_LEVEL_LENGTH: "1" }, "EMAIL_TOP_LEVEL_LENGTH must be a number from 2 to 63."],
  [{ REMEMBERED_MEGABYTES: "7" }, "REMEMBERED_MEGABYTES must be a number from 8 to 999999."],
  [{ TOKEN_POINTS_PER_MINUTE: "0" }, "TOKEN_POINTS_PER_MINUTE must be a number from 1 to 999999999."],
  [{ STRANGER_POINTS_PER_MINUTE: "-1" }, "STRANGER_POINTS_PER_MINUTE must be a number from 1 to 999999999."],
  [{ PROGRESS_PAGES: "seller" }, "PROGRESS_PAGES must be a list like seller=4,finish=5."],
  [
    { S3_ENDPOINT: "https://store.example" },
    "S3_ACCESS_KEY_ID must be set when files are kept in an S3 store.",
  ],
  [{ S3_IMAGES_BUCKET: "pictures" }, "S3_ENDPOINT must be set when files are kept in an S3 store."],
  [{ S3_ENDPOINT: "https://store.example/path" }, "S3_ENDPOINT must be an origin, without a path."],
  [{ S3_IMAGES_BUCKET: "a b" }, "S3_IMAGES_BUCKET must be the name of a bucket."],
  [{ S3_PATH_STYLE: "yes" }, "S3_PATH_STYLE must be on or off."],
  [{ MEDIA_PUBLIC_URL: "cdn" }, "MEDIA_PUBLIC_URL must be an address like http://127.0.0.1:4001."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent."],
])("%j: %s", (variables, sentence) => {
  expect(mistake(variables)).toBe(sentence);
});

const own = { REST_USERNAME: "gateway", REST_PASSWORD: "of our own", REST_API_KEY: "of-our-own" };
const publicly = "when HOST or PUBLIC_ORIGIN is not loopback";

describe.each([
  { HOST: "0.0.0.0" },
  { HOST: "192.0.2.7" },
  // Behind a proxy on the same machine, which is the usual way.
  { PUBLIC_ORIGIN: "https://office.example" },
  { PUBLIC_ORIGIN: "https://localhost.example", HOST: "127.0.0.1" },
])("where others reach it, %j", (reached) => {
  test.each([
    [{}, `REST_USERNAME must be set ${publicly}.`],
    [{ REST_USERNAME: "gateway" }, `REST_PASSWORD must be set ${publicly}.`],
    [{ ...own, REST_API_KEY: "" }, `REST_API_KEY must be set ${publicly}.`],
    [
      { ...own, REST_PASSWORD: "gateway-development" },
      `REST_PASSWORD must not be the one for development ${publicly}.`,
    ],
    [
      { ...own, REST_API_KEY: "development-api-key" },
      `REST_API_KEY must not be the one for development ${publicly}.`,
    ],
    [{ ...own, DEVELOPER_MODE: "on" }, `DEVELOPER_MODE must be off ${publicly}.`],
    [own, "none"],
  ])("%j: %s", (variables, sentence) => {
    expect(mistake({ ...reached, ...variables })).toBe(sentence);
  });
});

test.each([
  {},
  { HOST: "::1", PUBLIC_ORIGIN: "http://[::1]:4000" },
  { HOST: "localhost", PUBLIC_ORIGIN: "https://localhost" },
  { PUBLIC_ORIGIN: "http://127.0.0.1:4000" },
])("where only this machine reaches it, %j, it starts as it is", (reached) => {
  expect(mistake({ ...reached, DEVELOPER_MODE: "on" })).toBe("none");
});

test("a secret that is wrong is not repeated", () => {
  expect(mistake({ REST_API_KEY: "my secret" })).not.toContain("my secret");
});

test("files are kept in folders, or in buckets when all of them is said", () => {
  expect(readConfig({ MEDIA_DIR: "pictures" }).storage).toMatchObject({
    mediaFolder: "pictures",
    initialDataFolder: "data/initial-data",
    buckets: null,
    publicUrl: null,
  });
  const { storage } = readConfig({
    S3_ENDPOINT: "https://store.example",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_IMAGES_BUCKET: "images",
    S3_INITIAL_DATA_BUCKET: "initial-data",
    S3_PATH_STYLE: "off",
    MEDIA_PUBLIC_URL: "https://cdn.example/shop",
  });
  expect(storage.publicUrl).toBe("https://cdn.example/shop/");
  expect(storage.buckets).toEqual({
    endpoint: "https://store.example",
    region: "us-east-1",
    accessKeyId: "id",
    secretAccessKey: "secret",
    imagesBucket: "images",
    initialDataBucket: "initial-data",
    pathStyle: false,
  });
});
