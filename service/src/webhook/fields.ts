import * as v from "valibot";
import { publicEventTypes } from "../event/types.ts";
import { broken } from "../http/httpError.ts";
import { flag, requiredText } from "../http/field.ts";
import { isOneLine } from "../http/text.ts";
import { headersField } from "./headers.ts";
import { isRefusedHost, type Reach } from "./network.ts";
import { secretForm } from "./sign.ts";

const urlMissing = "URL is required";
const parsed = (text: string): URL | null => (isOneLine(text) ? URL.parse(text) : null);

/** Where messages are sent, in the form it is dialled in. Which hosts are allowed depends on the installation: `checkHost`. */
const url = v.pipe(
  v.string(urlMissing),
  v.trim(),
  v.nonEmpty(urlMissing),
  v.maxLength<string, number, string>(500, "Must have at most 500 characters"),
  v.check((text) => /^https?:$/.test(parsed(text)?.protocol ?? ""), "URL must begin with https://"),
  v.check((text) => {
    const { username, password, hash } = parsed(text) ?? { username: "", password: "", hash: "" };
    return username === "" && password === "" && hash === "";
  }, "URL must have no user name, password or fragment"),
  v.check((text) => {
    const { port, protocol } = parsed(text) ?? { port: "", protocol: "https:" };
    return port === "" ? protocol === "https:" : Number(port) >= 1024;
  }, "URL must have port 443 or one from 1024"),
  v.transform((text) => parsed(text)?.href ?? text),
  v.maxLength(500, "Must have at most 500 characters"),
  v.metadata({ "x-missing": urlMissing }),
);

const typesMissing = "Choose at least one event";
const isPattern = (pattern: string): boolean =>
  pattern === "*" ||
  publicEventTypes.some((type) => type === pattern || `${type.slice(0, type.indexOf("."))}.*` === pattern);

const types = v.pipe(
  v.array(v.string("Must be names of events"), typesMissing),
  v.nonEmpty(typesMissing),
  v.maxLength(30, "Must have at most 30 names"),
  v.everyItem((pattern) => isPattern(pattern), "There is no such event"),
  v.transform((patterns) => [...new Set(patterns)]),
  v.metadata({ "x-missing": typesMissing }),
);

const locations = "Must be a list of locations";

const sellerIds = v.optional(
  v.nullable(
    v.pipe(
      v.array(
        v.pipe(
          v.number(locations),
          v.integer(locations),
          v.minValue(1, locations),
          v.maxValue(2_147_483_647, locations),
        ),
        locations,
      ),
      v.check((ids) => ids.length > 0, "Choose at least one location"),
      v.check((ids) => ids.length <= 200, "Must have at most 200 locations"),
      v.transform((ids) => [...new Set(ids)]),
    ),
  ),
  null,
);

/** What somebody says of an endpoint. */
export const webhookFields = {
  hook_name: requiredText("Name is required", 60),
  url,
  types,
  seller_ids: sellerIds,
  active: v.optional(flag, true),
  headers: v.optional(headersField, []),
};

const secretMissing = "secret is required";

/** Made by whoever shows it to a person, so that no response and no kept response ever holds it. */
export const secretField = v.pipe(
  v.string(secretMissing),
  v.regex(secretForm, "Must be whsec_ and 32 bytes in base64"),
  v.metadata({ "x-missing": secretMissing }),
);

/** Plain HTTP is for receivers on the machine of a developer. @throws HttpError 422 */
export function checkHost(text: string, reach: Reach): void {
  const { protocol, hostname } = new URL(text);
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === "http:" && !(isLoopback && reach.loopback))
    throw broken("URL must begin with https://", "url");
  if (isRefusedHost(hostname, reach)) throw broken("URL leads into a private network", "url");
}
