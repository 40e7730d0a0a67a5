import * as v from "valibot";
import type { Storage } from "./db/database.ts";
import type { AccessRules } from "./http/access.ts";
import type { Settings } from "./settings.ts";

/** A variable of the environment is missing or wrong; the message is one sentence for the operator. */
export class BadConfiguration extends Error {
  override readonly name = "BadConfiguration";
}

/** Everything the service needs to start. */
export interface Config {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly storage: Storage;
  readonly access: AccessRules;
  readonly settings: Settings;
  /** Seed the demo companies when the database is empty. */
  readonly demo: boolean;
  /** Whether nobody on another machine reaches the product, so that what everybody knows may stand in for secrets. */
  readonly isOwnMachine: boolean;
  /** Where demo images are written; the gateway serves the folder. */
  readonly demoMediaFolder: string;
  readonly mail: { readonly url: string | undefined; readonly from: string };
  /** Show unsent mails at /mailbox. */
  readonly mailbox: boolean;
  /** How long an entry of the audit trail is kept. */
  readonly auditMonths: number;
  /** How long a line of the sign-in history is kept. */
  readonly signInHistoryDays: number;
  /** Take what webhooks send at /webhook-catcher, and show it. */
  readonly webhookCatcher: boolean;
  /** Answer nothing but the documented calls. */
  readonly documentedOnly: boolean;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.nonEmpty()), fallback);
const headerName = (fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, "must be a header name"), v.toLowerCase()),
    fallback,
  );
const onOff = (fallback: "on" | "off") =>
  v.optional(v.picklist(["on", "off"], "must be on or off"), fallback);
/** A whole number of something within limits. */
function count(things: string, least: number, most: number) {
  const message = `must be a number of ${things} from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const environment = v.object({
  /** Address to listen on. */
  HOST: text("127.0.0.1"),
  /** Port to listen on; 0 picks a free one. */
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "must be a port number"),
      v.transform(Number),
      v.maxValue(65_535, "must be a port number"),
    ),
    "4001",
  ),
  /** Folder of the embedded database; unused with DATABASE_URL. */
  DATA_DIR: text("data/service"),
  /** A PostgreSQL server, for example postgres://user:password@host/name. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"))),
  /** How long one statement may take there, in seconds; one that takes longer is ended and its call told 503. */
  DATABASE_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "must be a number of seconds from 1 to 999"),
      v.transform(Number),
      v.minValue(1, "must be a number of seconds from 1 to 999"),
    ),
    "10",
  ),
  /** The service credential for POST /auth/login. */
  SERVICE_USERNAME: v.optional(v.string()),
  SERVICE_PASSWORD: v.optional(v.string()),
  /** The static key every call carries. */
  API_KEY: v.optional(v.string()),
  /** Signs access tokens; at least 32 characters. */
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  /** Encrypts what the database keeps for webhooks; at least 32 characters. */
  SECRETS_KEY: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  /** Whether webhooks may be sent into private networks, for an installation whose receivers stand beside it. */
  WEBHOOK_ALLOW_PRIVATE: onOff("off"),
  /** Names of the two headers every call carries. */
  API_KEY_HEADER: headerName("x-api-key"),
  API_VERSION_HEADER: headerName("x-api-version"),
  /** Which reading of the business types is in force (decision D-26). */
  BUSINESS_TYPES: v.optional(v.picklist(["nine", "two"], "must be nine or two"), "nine"),
  /** Mail server, for example smtp://host:587; without it mails stay in the mailbox page. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"))),
  /** Sender of mails. */
  MAIL_FROM: text("Back office <no-reply@localhost>"),
  /** Whether customers get mails about their orders; off where the storefront sends its own. */
  ORDER_MAILS: onOff("on"),
  /** How many mails of a company leave in an hour to customers; what is more waits, an hour at most. */
  CUSTOMER_MAILS_PER_HOUR: v.optional(count("mails", 1, 999_999), "1000"),
  /** How many rows a file that is imported may have: 50000, on the embedded database 5000. */
  IMPORT_ROWS: v.optional(count("rows", 1, 999_999)),
  /** How much each company may keep of files that are exported or read in, in megabytes of 1,000,000 bytes. */
  JOB_MEGABYTES_PER_COMPANY: v.optional(count("megabytes", 1, 999_999_999), "1000"),
  /** The mailbox page: by default only without a mail server, and when only this machine can reach the service. */
  MAILBOX: v.optional(v.picklist(["on", "off"], "must be on or off")),
  /** Answer only what the two documents describe, as somebody else's service would. */
  DOCUMENTED_ONLY: onOff("off"),
  /** How long an entry of the audit trail is kept, in months; a year is the least that who answers for a business needs. */
  AUDIT_MONTHS: v.optional(count("months", 12, 999), "24"),
  /** How long a line of the sign-in history is kept, in days. */
  SIGN_IN_HISTORY_DAYS: v.optional(count("days", 1, 3650), "180"),
  /** Address of the console, for links in mails. */
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.url("must be an address"),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
    "http://localhost:4000",
  ),
  /** Seed demo companies into an empty database. */
  DEMO: onOff("off"),
  /** Folder for the images of the demo companies. */
  DEMO_MEDIA_DIR: text("data/media"),
  LOG_LEVEL: v.optional(
    v.picklist(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a log level of pino"),
    "info",
  ),
});

/** Credentials for development, which everybody knows; refused as soon as other machines reach the product. */
const development = {
  SERVICE_USERNAME: "gateway",
  SERVICE_PASSWORD: "gateway-development",
  API_KEY: "development-api-key",
  TOKEN_SECRET: "development-token-secret-development",
  SECRETS_KEY: "development-secrets-key-development",
} as const;

const loopback = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);
const secrets: ReadonlySet<string> = new Set([
  development.SERVICE_PASSWORD,
  development.API_KEY,
  development.TOKEN_SECRET,
  development.SECRETS_KEY,
]);
const publicly = "when HOST or PUBLIC_URL is not loopback";

/** Reads the environment. @throws BadConfiguration naming the first variable that is wrong */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new BadConfiguration(`${v.getDotPath(issue) ?? "The environment"} ${issue.message}.`);
  }
  const values = result.output;
  const isLoopback = loopback.has(values.HOST);
  const isOwnMachine = isLoopback && loopback.has(new URL(values.PUBLIC_URL).hostname);
  const credential = (name: keyof typeof development): string => {
    const value = values[name] ?? (isOwnMachine ? development[name] : undefined);
    if (value === undefined) throw new BadConfiguration(`${name} must be set ${publicly}.`);
    if (!isOwnMachine && secrets.has(value))
      throw new BadConfiguration(`${name} must not be the one for development ${publicly}.`);
    return value;
  };
  const access = {
    username: credential("SERVICE_USERNAME"),
    password: credential("SERVICE_PASSWORD"),
    apiKey: credential("API_KEY"),
    tokenSecret: credential("TOKEN_SECRET"),
    apiKeyHeader: values.API_KEY_HEADER,
    apiVersionHeader: values.API_VERSION_HEADER,
  };
  if (!isOwnMachine && values.DEMO === "on") throw new BadConfiguration(`DEMO must be off ${publicly}.`);
  return {
    host: values.HOST,
    port: values.PORT,
    storage:
      values.DATABASE_URL === undefined
        ? { kind: "folder", folder: values.DATA_DIR }
        : { kind: "server", url: values.DATABASE_URL, statementSeconds: values.DATABASE_SECONDS },
    access,
    settings: {
      businessTypes: values.BUSINESS_TYPES,
      publicUrl: values.PUBLIC_URL,
      passwordCost: "strong",
      secondsBetweenMails: 60,
      strangerMailsAnHour: 20,
      customerMailsAnHour: values.CUSTOMER_MAILS_PER_HOUR,
      importRowsAtOnce: values.DATABASE_URL === undefined ? 0 : 2_000,
      importRows: values.IMPORT_ROWS ?? (values.DATABASE_URL === undefined ? 5_000 : 50_000),
      keptByJobs: values.JOB_MEGABYTES_PER_COMPANY * 1_000_000,
      orderMails: values.ORDER_MAILS === "on",
      codeKey: credential("SECRETS_KEY"),
      signInKey: access.tokenSecret,
      webhooks: {
        key: credential("SECRETS_KEY"),
        reach: { loopback: isOwnMachine, private: values.WEBHOOK_ALLOW_PRIVATE === "on" },
      },
    },
    demo: values.DEMO === "on",
    isOwnMachine,
    demoMediaFolder: values.DEMO_MEDIA_DIR,
    mail: { url: values.SMTP_URL, from: values.MAIL_FROM },
    mailbox:
      values.MAILBOX === undefined ? values.SMTP_URL === undefined && isLoopback : values.MAILBOX === "on",
    auditMonths: values.AUDIT_MONTHS,
    signInHistoryDays: values.SIGN_IN_HISTORY_DAYS,
    webhookCatcher: isOwnMachine,
    documentedOnly: values.DOCUMENTED_ONLY === "on",
    logLevel: values.LOG_LEVEL,
  };
}
