import { createHash } from "node:crypto";
import type { RestRead, RestWrite } from "../../src/rest/client.ts";
import { RestError } from "../../src/rest/error.ts";
import { allPermissions, type Permission, permissions, type Role } from "../../src/access/permission.ts";
import {
  startStubService,
  type StubResponse,
  type StubCall,
  type StubService,
} from "../doubles/stubService.ts";
import { createLeakyService } from "../isolation/leakyService.ts";
import { ids } from "../isolation/tenants.ts";
import type { MutationSample } from "../nouns/sample.ts";
import { mutationSamples } from "../nouns/samples.ts";

/** Whoever sends something: in person with a role, or an API token of the owner with some permissions. */
export type Sender = { readonly role: Role } | { readonly permissions: readonly Permission[] };

/** What a service says of roles that knows them. */
const given = (role: Role, role_id: number, role_key: string) => ({
  role_id,
  role_key,
  role_name: role_key,
  role_permissions: allPermissions.filter((one) => [...permissions[one].roles].some((each) => each === role)),
});

const owner = {
  ...given("OWNER", 1, "owner"),
  user_po_id: ids.own,
  company_po_id: ids.own,
  business_name: "OWN",
  first_name: "OWN",
  last_name: "person",
  pw_changed: true,
  primary_login: true,
  signup_process_over: true,
  default_views: [
    {
      list_name: "products",
      view_id: ids.own,
      state: {
        search: "OWN",
        filters: [{ name: "status", values: ["ENABLED"] }],
        sort: { column: "name", direction: "asc" },
        columns: [{ id: "name", width: 200 }],
        page_size: 10,
        mode: "cards",
      },
    },
  ],
  email_id: "owner@own.test",
};
const seller = {
  ...owner,
  ...given("SELLER_OWNER", 7, "location_owner"),
  user_seller_id: ids.own,
  seller_id: ids.own,
  email_id: "seller@own.test",
};

/** The sign-in record of each role. */
export const records: Readonly<Record<Role, typeof owner>> = {
  OWNER: owner,
  COMPANY_STAFF: {
    ...owner,
    ...given("COMPANY_STAFF", 2, "company_staff"),
    primary_login: false,
    email_id: "staff@own.test",
  },
  SELLER_OWNER: seller,
  SELLER_STAFF: {
    ...seller,
    ...given("SELLER_STAFF", 8, "location_staff"),
    primary_login: false,
    email_id: "clerk@own.test",
  },
};

/** Another owner, who is no caller. */
const secondOwner = { ...owner, user_po_id: 29, email_id: "second@own.test", primary_login: false };

/** The secret of a token that has just these permissions. */
export function secretOf(permissions: readonly Permission[]): string {
  return `bo_${createHash("sha256").update(permissions.join()).digest("base64url")}`;
}

/** By what the service knows a token. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The read that a path stands for, in the words of the gateway's own calls. */
function readOf({ path, query }: StubCall): RestRead {
  if (!path.startsWith("/v1/")) return { template: path };
  const [name = "", ...rest] = path.split("/").slice(2).map(decodeURIComponent);
  const given = { query: Object.fromEntries(query) };
  const [first, id, key] = rest;
  if (first === undefined || (id === undefined && query.has("ids")))
    return { ...given, template: ["/v1", name, ...rest].join("/") };
  if (id === undefined) return { ...given, template: `/v1/${name}/{id}`, params: { id: first } };
  const template = name === "countryProvince" ? "Country/{countryId}" : `${first}/{id}`;
  return {
    ...given,
    template: `/v1/${name}/${template}${key === undefined ? "" : "/{key}"}`,
    params: { id },
  };
}

function writeOf({ method, path, body }: StubCall): RestWrite {
  const call = { method: method === "PUT" || method === "DELETE" ? method : "POST", template: path } as const;
  return typeof body === "object" && body !== null ? { ...call, body: { ...body } } : call;
}

/** What the service responds to the writes of all mutations. */
function writesOf(examples: Readonly<Record<string, MutationSample>>) {
  const routes = Object.values(examples).flatMap(({ responses }) => Object.entries(responses));
  return Object.fromEntries(
    routes.map(([route, response]) => [
      route,
      (call: StubCall): StubResponse => ({ body: response(writeOf(call)) }),
    ]),
  );
}

/** The world of the isolation matrix behind a real address, with everybody who may look at it, and the API tokens by their hash. */
export async function startWorldService(
  tokens: ReadonlyMap<string, readonly Permission[]>,
): Promise<StubService> {
  const world = createLeakyService({ isSilent: false, offersIds: true });
  return startStubService(
    {
      ...writesOf(mutationSamples),
      "POST /signin": ({ body }) => {
        const everybody = [...Object.values(records), secondOwner];
        const found = everybody.find((one) => JSON.stringify(body).includes(one.email_id));
        return found === undefined ? { status: 401, body: { message: "No" } } : { body: [found] };
      },
      "GET /v1/apiToken/hash/{hash}": (_, [hash = ""]) => {
        const permissions = tokens.get(hash);
        if (permissions === undefined) return { status: 404, body: { message: "No" } };
        return {
          body: [
            {
              // What was begun with one is seen with the others: they are the same token at other times.
              api_token_id: ids.own,
              company_po_id: ids.own,
              seller_id: null,
              user_po_id: ids.own,
              token_name: "token",
              token_prefix: "bo_",
              permissions,
              created_at: "2026-01-01T00:00:00Z",
              expires_at: "2036-01-01T00:00:00Z",
              user: owner,
            },
          ],
        };
      },
    },
    // The double answers at once; what it throws is what a service says with 404.
    async (call) => {
      try {
        return { body: (await world.get(readOf(call))).body };
      } catch (error) {
        if (error instanceof RestError) return { status: 404, body: { message: "No" } };
        throw error;
      }
    },
  );
}
