import * as v from "valibot";
import { decodeNodeId } from "../../src/graphql/nodeId.ts";
import type { BackOffice, Caller } from "../harness/backOffice.ts";

/** A record as the service has it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Somebody who tries what others may. */
export interface Other {
  readonly name: string;
  readonly caller: Caller;
  readonly permissions: ReadonlySet<string>;
  /** Whether the company that is tried is theirs. */
  readonly isOfCompany: boolean;
  /** Whether a record of the company is theirs to see, by what the service says of it. */
  sees(raw: Raw): boolean;
}

/** Everybody who tries, and whose records they try. */
export interface People {
  readonly owner: Caller;
  readonly others: readonly Other[];
  readonly companyId: string;
  /** The location that new records are for. */
  readonly sellerId: string;
}

const sellerIds = v.nullable(v.number());
const node = v.object({ id: v.string() });
const self = v.object({
  viewer: v.object({
    permissions: v.array(v.string()),
    company: node,
    sellers: v.object({ nodes: v.array(node) }),
  }),
});
const made = v.object({ result: v.object({ secret: v.string() }) });
const selfDocument = "{ viewer { permissions company { id } sellers(first: 1) { nodes { id } } } }";

/** The owner of the demo company, people of its locations and of another company, and a token that only reads. */
export async function signInAll(office: BackOffice): Promise<People> {
  const owner = await office.signIn("owner@verdant.test");
  const seller = await office.signIn("seller@verdant.test");
  const { data } = await owner.send(
    "mutation ($input: AddApiTokenInput!) { result: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
    { input: { name: "Reads", permissions: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() } },
  );
  const selfOf = async (caller: Caller) => v.parse(self, (await caller.send(selfDocument)).data).viewer;
  const atLocation = async (name: string, caller: Caller): Promise<Other> => {
    const { permissions, sellers } = await selfOf(caller);
    const location = decodeNodeId(sellers.nodes[0]?.id ?? "")?.id;
    return {
      name,
      caller,
      permissions: new Set(permissions),
      isOfCompany: true,
      // What names no location is of the whole company.
      // Who delivers for several locations is seen by the people of each.
      sees: ({ seller_id, seller_ids, all_locations }) =>
        Array.isArray(seller_ids)
          ? all_locations === true || seller_ids.some((id) => String(id) === location)
          : seller_id === undefined || `${v.parse(sellerIds, seller_id)}` === location,
    };
  };
  const company = await selfOf(seller);
  const stranger = await office.signIn("owner@fernway.test");
  return {
    owner,
    companyId: company.company.id,
    sellerId: company.sellers.nodes[0]?.id ?? "",
    others: [
      {
        name: "another company's owner",
        caller: stranger,
        permissions: new Set((await selfOf(stranger)).permissions),
        isOfCompany: false,
        sees: () => false,
      },
      await atLocation("the location's seller", seller),
      await atLocation("another location's seller", await office.signIn("pune@verdant.test")),
      {
        name: "a token that only reads",
        caller: office.withToken(v.parse(made, data).result.secret),
        permissions: new Set(),
        isOfCompany: true,
        sees: () => true,
      },
    ],
  };
}
