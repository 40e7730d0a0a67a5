import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);

/** A whole number in a range, which its message names. */
function wholeNumber(least: number, most: number, what = "a number") {
  const message = `must be ${what} from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

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

/** The variables that the gateway reads, with their rules and defaults. */
export const environment = v.object({
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
  REST_CONNECTIONS: v.optional(wholeNumber(1, 9_999), "64"),
  /** Milliseconds a read may take to begin its response; said to be unavailable after that. */
  REST_READ_TIMEOUT: v.optional(wholeNumber(100, 99_999, "a number of milliseconds"), "3000"),
  /** Sessions of a single gateway. Not used with REDIS_URL. */
  SESSION_FILE: v.optional(text, "data/gateway/sessions.sqlite"),
  /** Sessions and limits of several gateways: `redis://…` or `rediss://…`. */
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")),
  ),
  /** How often, in seconds, the user of a session is read again: how long a changed right or a disabled account may go unnoticed. */
  USER_READ_SECONDS: v.optional(wholeNumber(1, 9_999, "a number of seconds"), "30"),
  /** Sessions of one user at once; who signs in once more ends the one that was used longest ago. */
  SESSIONS_PER_USER: v.optional(wholeNumber(1, 999), "20"),
  /** The built console, the page of delivery users, GraphiQL, the console's stored documents, and the images. */
  CONSOLE_DIR: v.optional(text, "web/dist"),
  DELIVERY_DIR: v.optional(text, "web/dist-delivery"),
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
  EMAIL_TOP_LEVEL_LENGTH: v.optional(wholeNumber(2, 63), "4"),
  /** What each API token may spend in a minute: a request costs 1, and 1 more for each record it asks for. */
  TOKEN_POINTS_PER_MINUTE: v.optional(wholeNumber(1, 999_999_999), "30000"),
  /** What the gateway may remember of the service, in megabytes of its memory; an eighth of what Node may take unless set. */
  REMEMBERED_MEGABYTES: v.optional(wholeNumber(8, 999_999)),
  /** How much each company may keep in pictures; a megabyte is 1,000,000 bytes. */
  STORED_MEGABYTES_PER_COMPANY: v.optional(wholeNumber(1, 999_999_999), "2000"),
  /** What everybody who is not signed in may spend in a minute from one address, as open documents: counted like that of tokens. */
  STRANGER_POINTS_PER_MINUTE: v.optional(wholeNumber(1, 999_999_999), "6000"),
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
