import * as v from "valibot";
import type { BudgetLimits } from "./access/budget.ts";
import { developmentCredentials, isForThisMachine, isPublicSecret } from "./development.ts";
import type { Installation } from "./graphql/context.ts";
import type { BucketConfig, StorageConfig } from "./storage/storage.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);

const webAddress = v.pipe(
  v.string(),
  v.url("must be an address like http://127.0.0.1:4001"),
  v.transform((value) => new URL(value)),
  v.check(
    (url) => url.protocol === "http:" || url.protocol === "https:",
    "must begin with http:// or https://",
  ),
);

const origin = v.pipe(
  webAddress,
  v.check((url) => url.pathname === "/" && url.search === "", "must be an origin, without a path"),
  v.transform((url) => url.origin),
);

const onOff = v.pipe(
  v.picklist(["on", "off"], "must be on or off"),
  v.transform((value) => value === "on"),
);

const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/, "must be the name of an HTTP header"));

const headerText = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,1024}$/, "must be printable, without spaces"));

const progressPages = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:level[123]Category|banner|collection|seller|finish)=[1-9]\d?(?:,(?!$)|$))+$/,
    "must be a list like seller=4,finish=5",
  ),
  v.transform((value) => Object.fromEntries(value.split(",").map((pair) => pair.split("=")))),
  v.object(
    v.entriesFromList(
      ["level1Category", "level2Category", "level3Category", "banner", "collection", "seller", "finish"],
      v.exactOptional(v.pipe(v.string(), v.transform(Number))),
    ),
  ),
);

const bucketName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
);

const environment = v.object({
  /** Where the gateway listens. 0 takes any free port. */
  PORT: v.optional(port, "4000"),
  /** The address it listens on. Anything but loopback asks for real credentials, as PUBLIC_ORIGIN does. */
  HOST: v.optional(text, "127.0.0.1"),
  /** The REST service, with a path in front of `/v1` if it has one. */
  REST_URL: v.optional(webAddress, "http://127.0.0.1:4001"),
  /** The service login (decision D-08). The three have development defaults on loopback. */
  REST_USERNAME: v.optional(text),
  REST_PASSWORD: v.optional(text),
  REST_API_KEY: v.optional(headerText),
  /** Names of the two fixed headers, which the documents do not name. */
  REST_API_KEY_HEADER: v.optional(headerName, "x-api-key"),
  REST_API_VERSION_HEADER: v.optional(headerName, "x-api-version"),
  REST_API_VERSION: v.optional(headerText, "1"),
  /** Sockets kept to the service: its calls per second times their latency in seconds. */
  REST_CONNECTIONS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, "must be a number from 1 to 9999"), v.transform(Number)),
    "64",
  ),
  /** Milliseconds a read may take to begin its response; said to be unavailable after that. */
  REST_READ_TIMEOUT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{2,4}$/, "must be a number of milliseconds from 100 to 99999"),
      v.transform(Number),
    ),
    "3000",
  ),
  /** Sessions of a single gateway. Not used with REDIS_URL. */
  SESSION_FILE: v.optional(text, "data/gateway/sessions.sqlite"),
  /** Sessions and limits of several gateways: `redis://…` or `rediss://…`. */
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")),
  ),
  /** How often, in seconds, the user of a session is read again: how long a changed right or a disabled account may go unnoticed. */
  USER_READ_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, "must be a number of seconds from 1 to 9999"),
      v.transform(Number),
    ),
    "30",
  ),
  /** Sessions of one user at once; who signs in once more ends the one that was used longest ago. */
  SESSIONS_PER_USER: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, "must be a number from 1 to 999"), v.transform(Number)),
    "20",
  ),
  /** The built console, GraphiQL, the console's stored documents, and the images. */
  CONSOLE_DIR: v.optional(text, "web/dist"),
  GRAPHIQL_DIR: v.optional(text, "web/dist-graphiql"),
  PERSISTED_DOCUMENTS: v.optional(text, "bff/persisted-documents.json"),
  MEDIA_DIR: v.optional(text, "data/media"),
  /** What storefronts start from, one JSON file for each company. */
  INITIAL_DATA_DIR: v.optional(text, "data/initial-data"),
  /**
   * An S3-compatible store instead of the two folders; set all or none of the next five. Browsers send files to it, so
   * they have to reach it, and its images bucket has to allow PUT and GET from PUBLIC_ORIGIN (CORS).
   */
  S3_ENDPOINT: v.optional(origin),
  S3_ACCESS_KEY_ID: v.optional(headerText),
  S3_SECRET_ACCESS_KEY: v.optional(headerText),
  S3_IMAGES_BUCKET: v.optional(bucketName),
  S3_INITIAL_DATA_BUCKET: v.optional(bucketName),
  S3_REGION: v.optional(headerText, "us-east-1"),
  /** `on`: the bucket stands in the path, `https://host/bucket/key`; `off`: in the host, `https://bucket.host/key`. */
  S3_PATH_STYLE: v.optional(onOff, "on"),
  /** A content delivery network in front of the images bucket; without it images are read by signed links of 3600 s. */
  MEDIA_PUBLIC_URL: v.optional(
    v.pipe(
      webAddress,
      v.transform(({ href }) => (href.endsWith("/") ? href : `${href}/`)),
    ),
  ),
  /** The origin people open the console at; requests of browsers from elsewhere are refused. */
  PUBLIC_ORIGIN: v.optional(origin),
  /** `on`: introspection, GraphiQL and the list of upstream calls for everybody. Never in production. */
  DEVELOPER_MODE: v.optional(onOff, "off"),
  /** Lets a collector on another machine read /metrics with `Authorization: Bearer …`; else loopback only. */
  METRICS_TOKEN: v.optional(headerText),
  /**
   * `off`: queries that come again are run by the general executor instead of being written straight as text. Slower; for
   * whoever suspects what is remembered (docs/caching.md).
   */
  TEXT_EXECUTION: v.optional(onOff, "on"),
  /** `on`: the last proxy in front of us is ours, and the client's address is the last of X-Forwarded-For. */
  TRUST_PROXY: v.optional(onOff, "off"),
  /** The service's code of the country people register in. */
  DEFAULT_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/, "must be a code like IND")), "IND"),
  /** Who runs this installation: the name in the footer of every page, as in `2023 {name}`. */
  VENDOR_NAME: v.optional(v.pipe(text, v.maxLength(60, "must have at most 60 characters")), "Back office"),
  /** Which reading of the business types the service goes by; the same as the service's own variable. */
  BUSINESS_TYPES: v.optional(v.picklist(["nine", "two"], "must be nine or two"), "nine"),
  /** The longest last part of an e-mail address. The documents say 4; 24 lets every real address in. */
  EMAIL_TOP_LEVEL_LENGTH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, "must be a number from 2 to 63"),
      v.transform(Number),
      v.minValue(2, "must be a number from 2 to 63"),
      v.maxValue(63, "must be a number from 2 to 63"),
    ),
    "4",
  ),
  /** What each API token may spend in a minute: a request costs 1, and 1 more for each record it asks for. */
  TOKEN_POINTS_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, "must be a number from 1 to 999999999"),
      v.transform(Number),
    ),
    "30000",
  ),
  /** How much each company may keep in pictures; a megabyte is 1,000,000 bytes. */
  STORED_MEGABYTES_PER_COMPANY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, "must be a number from 1 to 999999999"),
      v.transform(Number),
    ),
    "2000",
  ),
  /** What everybody who is not signed in may spend in a minute from one address, as open documents: counted like that of tokens. */
  STRANGER_POINTS_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, "must be a number from 1 to 999999999"),
      v.transform(Number),
    ),
    "6000",
  ),
  /**
   * The pages of onboarding that are marked after a save (decision D-40). The documents number these five; a service
   * that counts level 1 categories and banners as well gets `level1Category=7` and `banner=10`.
   */
  PROGRESS_PAGES: v.optional(
    progressPages,
    "seller=4,finish=5,level2Category=8,level3Category=9,collection=11",
  ),
  /** trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: v.optional(
    v.picklist(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "must be trace, debug, info, warn, error, fatal or silent",
    ),
    "info",
  ),
});

/** Everything the gateway can be told, checked. */
export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly rest: {
    readonly baseUrl: URL;
    readonly username: string;
    readonly password: string;
    readonly apiKey: string;
    readonly apiKeyHeader: string;
    readonly apiVersion: string;
    readonly apiVersionHeader: string;
    readonly connections: number;
    readonly headersWithin: number;
  };
  readonly sessionFile: string;
  readonly redisUrl: string | null;
  /** How often the user of a session is read again. */
  readonly userReadSeconds: number;
  readonly sessionsPerUser: number;
  readonly consoleFolder: string;
  readonly graphiqlFolder: string;
  readonly persistedDocumentsFile: string;
  readonly storage: StorageConfig;
  /** Null: derived from the port once it is known. */
  readonly publicOrigin: string | null;
  readonly developerMode: boolean;
  readonly textExecution: boolean;
  readonly metricsToken: string | null;
  readonly trustProxy: boolean;
  readonly installation: Installation;
  readonly pointsPerMinute: BudgetLimits;
  readonly storedBytesPerCompany: number;
  readonly logLevel: string;
}

/** What is wrong with the environment, as one sentence for whoever starts the gateway. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The store's part of the environment. Throws when only some of it is given. */
function bucketsOf(env: v.InferOutput<typeof environment>): BucketConfig | null {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_IMAGES_BUCKET, S3_INITIAL_DATA_BUCKET } =
    env;
  const given = {
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_IMAGES_BUCKET,
    S3_INITIAL_DATA_BUCKET,
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  const required = (name: keyof typeof given): string => {
    const value = given[name];
    if (value === undefined) throw new ConfigError(`${name} must be set when files are kept in an S3 store.`);
    return value;
  };
  return {
    endpoint: required("S3_ENDPOINT"),
    accessKeyId: required("S3_ACCESS_KEY_ID"),
    secretAccessKey: required("S3_SECRET_ACCESS_KEY"),
    imagesBucket: required("S3_IMAGES_BUCKET"),
    initialDataBucket: required("S3_INITIAL_DATA_BUCKET"),
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE,
  };
}

const publicly = "when HOST or PUBLIC_ORIGIN is not loopback";

/** Reads the environment. Throws `ConfigError` naming the first variable that is wrong, never its value. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): GatewayConfig {
  // An empty variable is the usual way of saying "not set" in a compose file.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue) ?? "The environment"} ${issue.message}.`);
  }
  const env = result.output;
  const isOwnMachine = isForThisMachine(env.HOST, env.PUBLIC_ORIGIN);
  const credential = (name: keyof typeof developmentCredentials): string => {
    const value = env[name] ?? (isOwnMachine ? developmentCredentials[name] : undefined);
    if (value === undefined) throw new ConfigError(`${name} must be set ${publicly}.`);
    if (!isOwnMachine && isPublicSecret(value))
      throw new ConfigError(`${name} must not be the one for development ${publicly}.`);
    return value;
  };
  if (!isOwnMachine && env.DEVELOPER_MODE) throw new ConfigError(`DEVELOPER_MODE must be off ${publicly}.`);
  return {
    port: env.PORT,
    host: env.HOST,
    rest: {
      baseUrl: env.REST_URL,
      username: credential("REST_USERNAME"),
      password: credential("REST_PASSWORD"),
      apiKey: credential("REST_API_KEY"),
      apiKeyHeader: env.REST_API_KEY_HEADER.toLowerCase(),
      apiVersion: env.REST_API_VERSION,
      apiVersionHeader: env.REST_API_VERSION_HEADER.toLowerCase(),
      connections: env.REST_CONNECTIONS,
      headersWithin: env.REST_READ_TIMEOUT,
    },
    sessionFile: env.SESSION_FILE,
    redisUrl: env.REDIS_URL ?? null,
    userReadSeconds: env.USER_READ_SECONDS,
    sessionsPerUser: env.SESSIONS_PER_USER,
    consoleFolder: env.CONSOLE_DIR,
    graphiqlFolder: env.GRAPHIQL_DIR,
    persistedDocumentsFile: env.PERSISTED_DOCUMENTS,
    storage: {
      mediaFolder: env.MEDIA_DIR,
      initialDataFolder: env.INITIAL_DATA_DIR,
      buckets: bucketsOf(env),
      publicUrl: env.MEDIA_PUBLIC_URL ?? null,
      secret: `${credential("REST_PASSWORD")} ${credential("REST_API_KEY")}`,
    },
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    developerMode: env.DEVELOPER_MODE,
    textExecution: env.TEXT_EXECUTION,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustProxy: env.TRUST_PROXY,
    installation: {
      countryCode: env.DEFAULT_COUNTRY,
      businessTypes: env.BUSINESS_TYPES,
      topLevelLength: env.EMAIL_TOP_LEVEL_LENGTH,
      progressPages: env.PROGRESS_PAGES,
      vendorName: env.VENDOR_NAME,
    },
    pointsPerMinute: { ofToken: env.TOKEN_POINTS_PER_MINUTE, ofStrangers: env.STRANGER_POINTS_PER_MINUTE },
    storedBytesPerCompany: env.STORED_MEGABYTES_PER_COMPANY * 1_000_000,
    logLevel: env.LOG_LEVEL,
  };
}
