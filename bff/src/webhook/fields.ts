import * as v from "valibot";
import { inputType, type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { requiredText } from "../graphql/text.ts";
import type { Webhook } from "./record.ts";

/** What belongs to the transport, to the signature, or says who somebody is to another program than theirs. */
const ours =
  /^(host|content-.*|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*|cookie|set-cookie|user-agent|accept-encoding|webhook-.*|forwarded|x-forwarded-.*)$/i;

const headerFields = {
  name: {
    type: "String",
    required: true,
    description: "Letters, digits and hyphens, at most 60; none that the transport or the signature sets.",
    rule: v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z][A-Za-z0-9-]{0,59}$/,
        "A header's name has letters, digits and hyphens, at most 60 characters",
      ),
      v.check((name) => !ours.test(name), "This header is set by the transport"),
    ),
  },
  value: {
    type: "String",
    description:
      "At most 500 visible characters. Left out, the header keeps the value that it has; it is needed again when the URL leads to another host.",
    rule: v.nullish(
      v.pipe(
        v.string(),
        v.regex(
          /^[\x21-\x7E](?:[\x20-\x7E]{0,498}[\x21-\x7E])?$/,
          "A header's value has at most 500 visible characters",
        ),
      ),
      null,
    ),
  },
} as const;

const WebhookHeaderInput = inputType("WebhookHeaderInput", "A header of the company's own.", headerFields);

const headers = v.pipe(
  v.array(v.object({ name: headerFields.name.rule, value: headerFields.value.rule })),
  v.check((given) => given.length <= 5, "Must have at most 5 headers"),
  v.check(
    (given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length,
    "A header is named twice",
  ),
);

const parsed = (text: string): URL | null => URL.parse(text);
const urlMissing = "URL is required";

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
);

/** What can be said about a webhook. */
export const webhookFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 60 characters; unique in the company, in upper or lower case.",
    rule: requiredText("Name is required", 60),
    rest: "hook_name",
    current: ({ name }) => name,
  },
  url: {
    type: "String",
    required: true,
    description:
      "Where messages are sent: `https://`, at most 500 characters, port 443 or one from 1024, on the public network.",
    rule: url,
    rest: "url",
    current: (webhook) => webhook.url,
  },
  types: {
    type: ["String"],
    required: true,
    description: "1 to 30 of `Viewer.webhookEventTypes`, or of a noun all of them (`product.*`), or `*`.",
    rule: v.pipe(
      v.array(v.string(), "Choose at least one event"),
      v.nonEmpty("Choose at least one event"),
      v.maxLength(30, "Must have at most 30 names"),
    ),
    rest: "types",
    current: ({ types }) => types,
  },
  sellerIds: {
    type: ["ID"],
    names: "Seller",
    description:
      "The locations whose events are told, and nothing else then. Null for all of them and what is the company's own.",
    rule: v.nullish(
      v.pipe(
        v.array(v.string()),
        v.check((ids) => ids.length > 0, "Choose at least one location"),
        v.check((ids) => ids.length <= 200, "Must have at most 200 locations"),
      ),
      null,
    ),
    rest: "seller_ids",
    current: ({ sellerIds }) => sellerIds,
  },
  isActive: {
    type: "Boolean",
    required: true,
    default: true,
    description: "Whether it is sent anything. Switched on again, it begins anew.",
    rule: v.boolean("Choose yes or no"),
    rest: "active",
    current: ({ isActive }) => isActive,
  },
  headers: {
    type: [WebhookHeaderInput],
    description: "At most 5 headers that are sent along, always all of them. Their values are never shown.",
    rule: v.nullish(headers, []),
    rest: "headers",
    current: ({ headerNames }) => headerNames,
  },
} satisfies RecordFields<Webhook>;

export const webhookVersion = versionOfFields(webhookFields);
