import * as v from "valibot";
import type { BudgetLimits } from "./access/budget.ts";
import { developmentCredentials, isForThisMachine, isPublicSecret } from "./development.ts";
import type { Installation } from "./graphql/context.ts";
import type { BucketConfig, StorageConfig } from "./storage/storage.ts";
import { environment } from "./environment.ts";
import { usualMegabytes } from "./rest/rememberedMemory.ts";

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
  readonly deliveryFolder: string;
  readonly graphiqlFolder: string;
  readonly persistedDocumentsFile: string;
  readonly storage: StorageConfig;
  /** Null: derived from the port once it is known. */
  readonly publicOrigin: string | null;
  readonly developerMode: boolean;
  readonly textExecution: boolean;
  /** What the gateway may remember of the service, in megabytes of its memory. */
  readonly rememberedMegabytes: number;
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
    deliveryFolder: env.DELIVERY_DIR,
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
    rememberedMegabytes: env.REMEMBERED_MEGABYTES ?? usualMegabytes(),
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
