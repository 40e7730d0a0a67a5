import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import type { Permission } from "../access/permission.ts";
import { addOrder } from "../../test/nouns/placedOrders.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// What is kept from somebody in a record is kept from them in its history too: values, and the words of others.

const change = v.object({ label: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) });
const trail = v.object({
  viewer: v.object({
    audit: v.object({ nodes: v.array(v.object({ subjectType: v.string(), changes: v.array(change) })) }),
  }),
});
const words = v.object({
  viewer: v.object({
    audit: v.object({
      nodes: v.array(
        v.object({
          subjectType: v.string(),
          noteDetail: v.nullable(v.string()),
          reason: v.nullable(v.string()),
        }),
      ),
    }),
  }),
});
const secret = v.object({ made: v.object({ secret: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    const { data } = await owner.send(
      `mutation ($input: EditSellerInput!) { editSeller(input: $input) { __typename } }`,
      {
        input: {
          id: encodeNodeId("Seller", "1"),
          administrator: { firstName: "Mira", dateOfBirth: "1991-02-03", phone: "9812345670" },
        },
      },
    );
    expect(data).toEqual({ editSeller: { __typename: "EditSellerSuccess" } });
  });
  afterAll(() => office.close());

  const token = async (permissions: readonly Permission[]): Promise<Caller> => {
    const { data } = await owner.send(
      "mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      {
        input: {
          name: permissions.join(" "),
          permissions,
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
    );
    return office.withToken(v.parse(secret, data).made.secret);
  };
  const name = { label: "First name", before: "Meera", after: "Mira" };
  const born = { label: "Date of birth", before: "1994-02-09", after: "1991-02-03" };
  const phone = { label: "Phone", before: "9845067890", after: "9812345670" };

  /** The changes of the administrator's account and of the location, in the order of their labels. */
  const told = async (permissions: readonly Permission[]) => {
    const { data, errors } = await (
      await token(permissions)
    ).send("{ viewer { audit(first: 10) { nodes { subjectType changes { label before after } } } } }");
    expect(errors).toBeUndefined();
    const { nodes } = v.parse(trail, data).viewer.audit;
    const of = (type: string) =>
      nodes
        .filter(({ subjectType }) => subjectType === type)
        .flatMap(({ changes }) => changes)
        .toSorted((one, other) => one.label.localeCompare(other.label));
    return { account: of("StaffMember"), location: of("Seller") };
  };

  test("who may see people, and not change them, sees their names and telephone numbers in the trail", async () => {
    expect(await told(["AUDIT_READ", "PERSON_READ"])).toEqual({ account: [name, phone], location: [] });
    expect(await told(["AUDIT_READ", "PERSON_READ", "PERSON_UPDATE"])).toEqual({
      account: [born, name, phone],
      location: [],
    });
  });

  test("who may see locations, and not change them, sees the name of who runs one", async () => {
    expect(await told(["AUDIT_READ", "SELLER_READ"])).toEqual({ account: [], location: [name] });
    expect(await told(["AUDIT_READ", "SELLER_READ", "SELLER_UPDATE"])).toEqual({
      account: [],
      location: [born, name, phone],
    });
  });

  test("what people wrote about an order, or why they suspended a location, is read with the record", async () => {
    const { id } = await addOrder(owner);
    const note = await owner.send(
      "mutation ($input: AddOrderNoteInput!) { addOrderNote(input: $input) { __typename } }",
      { input: { id, text: "Ring Mr Rao on 98450 12345" } },
    );
    expect(note.data).toEqual({ addOrderNote: { __typename: "AddOrderNoteSuccess" } });
    const suspended = await owner.send(
      "mutation ($input: SuspendSellerInput!) { suspendSeller(input: $input) { __typename } }",
      { input: { id: encodeNodeId("Seller", "2"), reason: "The till was short" } },
    );
    expect(suspended.data).toEqual({ suspendSeller: { __typename: "SuspendSellerSuccess" } });
    const read = async (permissions: readonly Permission[]) => {
      const reader = await token(permissions);
      const { data } = await reader.send(
        "{ viewer { audit(first: 20) { nodes { subjectType noteDetail reason } } } }",
      );
      const { nodes } = v.parse(words, data).viewer.audit;
      return {
        order: nodes.flatMap(({ subjectType, noteDetail }) =>
          subjectType === "Order" ? (noteDetail ?? []) : [],
        ),
        location: nodes.flatMap(({ subjectType, reason }) =>
          subjectType === "Seller" ? (reason ?? []) : [],
        ),
      };
    };
    expect(await read(["AUDIT_READ"])).toEqual({ order: [], location: [] });
    expect(await read(["AUDIT_READ", "ORDER_READ", "SELLER_READ"])).toEqual({
      order: ["Ring Mr Rao on 98450 12345"],
      location: ["The till was short"],
    });
  });
});
