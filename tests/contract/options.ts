import { parseArgs } from "node:util";

/** What the operator told the checker on the command line. */
export interface ContractOptions {
  /** Address of the service, without a slash at the end. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
  readonly apiVersion: string;
  readonly apiKeyHeader: string;
  readonly apiVersionHeader: string;
  /** Checks only what the two documents say: any 4xx is an error, extensions are not looked for. */
  readonly documentedOnly: boolean;
  readonly businessTypes: "nine" | "two";
  /** The list of mails as JSON; the embedded mailbox of our own service unless told. */
  readonly mailbox: string;
  /** People who exist already, for a service whose mails cannot be read. */
  readonly owner: SignIn | undefined;
  readonly seller: SignIn | undefined;
  /** The two paths that the documents lost (decision D-12). */
  readonly level2Path: string;
  readonly level3Path: string;
  /** Names of the resources to check; all of them when empty. */
  readonly only: readonly string[];
}

/** The lists of level 2 and 3 in the style of level 1 (decision D-12). */
export const defaultPaths = {
  level2: "/v1/l2CategoryPO/level1_id/{level1_id}",
  level3: "/v1/l3CategoryPO/level2_id/{level2_id}",
} as const;

/** An e-mail address and its password. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** The command line is wrong; the message is for the operator. */
export class WrongUsage extends Error {}

export const usage = `Checks a service against the documented REST API, from the outside.

  npx pnpm contract --url http://host:4001 --username NAME --password PASSWORD --api-key KEY

  --api-version 1                    value of the version header
  --api-key-header x-api-key         name of the header with the key
  --api-version-header x-api-version name of the header with the version
  --documented-only                  check only what the documents say
  --business-types nine|two          which reading of the business types the service follows
  --mailbox URL                      where sent mails can be read as JSON: [{"to", "text"}], newest first
  --owner-email, --owner-password    an owner who exists, when mails cannot be read
  --seller-email, --seller-password  a location's user who exists
  --level2-path, --level3-path       the paths of the two category lists, with {id}
  --only NAME                        check one resource only; may be repeated`;

/** Reads the arguments. @throws WrongUsage */
export function readOptions(args: readonly string[]): ContractOptions {
  const { values } = parseValues(args);
  const needed = (name: "url" | "username" | "password" | "api-key"): string => {
    const value = values[name];
    if (value === undefined || value === "") throw new WrongUsage(`--${name} is missing.`);
    return value;
  };
  const url = needed("url").replace(/\/+$/, "");
  if (!URL.canParse(url)) throw new WrongUsage("--url is not an address.");
  const businessTypes = values["business-types"];
  if (businessTypes !== "nine" && businessTypes !== "two") {
    throw new WrongUsage("--business-types is nine or two.");
  }
  return {
    url,
    username: needed("username"),
    password: needed("password"),
    apiKey: needed("api-key"),
    apiVersion: values["api-version"],
    apiKeyHeader: values["api-key-header"].toLowerCase(),
    apiVersionHeader: values["api-version-header"].toLowerCase(),
    documentedOnly: values["documented-only"],
    businessTypes,
    mailbox: values.mailbox ?? `${url}/mailbox`,
    owner: person(values["owner-email"], values["owner-password"]),
    seller: person(values["seller-email"], values["seller-password"]),
    level2Path: values["level2-path"],
    level3Path: values["level3-path"],
    only: values.only,
  };
}

function parseValues(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      // pnpm hands on the `--` that separates its own arguments.
      args: args.filter((argument) => argument !== "--"),
      options: {
        url: text,
        username: text,
        password: text,
        "api-key": text,
        "api-version": { type: "string", default: "1" },
        "api-key-header": { type: "string", default: "x-api-key" },
        "api-version-header": { type: "string", default: "x-api-version" },
        "documented-only": { type: "boolean", default: false },
        "business-types": { type: "string", default: "nine" },
        mailbox: text,
        "owner-email": text,
        "owner-password": text,
        "seller-email": text,
        "seller-password": text,
        "level2-path": { type: "string", default: defaultPaths.level2 },
        "level3-path": { type: "string", default: defaultPaths.level3 },
        only: { type: "string", multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function person(email: string | undefined, password: string | undefined): SignIn | undefined {
  return email === undefined || password === undefined ? undefined : { email, password };
}
