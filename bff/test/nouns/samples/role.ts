import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { newRoleFields, roleVersion } from "../../../src/role/fields.ts";
import { roleRecord } from "../../../src/role/record.ts";
import { collection } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { addRole } from "../people.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyRole";

/** Roles are others than those of who tries, whose ids are low. */
const apart = (id: number): number => id * 10 + 9;

/** One of the roles that every company has, which allows nothing: whoever may give roles can give it. */
const packer = {
  role_id: 102,
  company_po_id: null,
  role_key: "packer",
  role_name: "Packer",
  permissions: [],
};

const roles = collection("id", {
  values: (_whose, _id, mark) => ({
    role_kind: "location",
    role_key: null,
    role_name: `${mark} name`,
    role_description: `${mark} description`,
  }),
}).records.map((record) => {
  const id = apart(Number(record["id"]));
  return { ...record, role_id: id, based_on_id: id };
});

const ofReaders = [
  ...words(
    "CompanyRole",
    "basedOn createdAt databaseId description isSystem key kind name peopleCount permissions timeline updatedAt version viewerCanDelete viewerCanGive viewerCanUpdate",
  ),
  "Query.viewer.roles",
];

sample({
  nodes: {
    CompanyRole: { of: "company", ids: (id) => [String(apart(id))], made: ({ owner }) => addRole(owner) },
  },
  collections: {
    companyRole: { key: "role_id", records: [...roles, { ...roles[0], ...packer }] },
  },
  arguments: {
    // Somebody at a location sees no role of the company's people.
    "Viewer.roles": ["kind: LOCATION"],
    "Viewer.permissionGroups": ["kind: COMPANY", "kind: LOCATION"],
  },
  fields: [[newRoleFields, `POST ${path}`]],
  mutations({ own, record }) {
    const kept = record("companyRole");
    const version = roleVersion(v.parse(roleRecord, kept));
    const id = own("CompanyRole");
    const values = { name: "Loader", description: "Loads", permissions: [] };
    return {
      addRole: {
        permission: "ROLE_CREATE",
        inputs: [{ ...values, kind: "LOCATION", basedOnId: id, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => kept },
        given: () => Promise.resolve({ ...values, kind: "LOCATION", name: `Role ${crypto.randomUUID()}` }),
      },
      editRole: {
        permission: "ROLE_UPDATE",
        inputs: [
          { id, ...values },
          { id, ...values, version },
        ],
        responses: { [`PUT ${path}/{id}`]: () => kept },
        given: async ({ owner }) => ({ id: await addRole(owner), name: `Edited ${crypto.randomUUID()}` }),
        edit: async ({ owner }) => ({
          base: { id: await addRole(owner) },
          changes: each({
            name: "Edited",
            description: "Edited",
            permissions: ["ORDER_READ", "PRODUCT_UPDATE"],
          }),
        }),
      },
      deleteRole: {
        permission: "ROLE_DELETE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
        given: async ({ owner }) => ({ id: await addRole(owner) }),
      },
      movePeopleOfRole: {
        permission: "ROLE_DELETE",
        inputs: [{ id, intoId: encodeNodeId("CompanyRole", String(packer.role_id)) }],
        responses: { [`POST ${path}/{id}/people`]: () => kept },
        given: async ({ owner }) => ({ id: await addRole(owner), intoId: await addRole(owner) }),
        calls: [`GET ${path}`, `POST ${path}/{id}/people`],
        changesNothing: "nobody has the role",
      },
    };
  },
  access: {
    refusedTo: {
      SELLER_OWNER: ["CompanyRole.peopleCount"],
      SELLER_STAFF: [...ofReaders, "CompanyRole.id"],
    },
    refusedWithout: {
      PERSON_READ: {
        fields: [...ofReaders, "CompanyRole.id"],
        mutations: ["addRole", "editRole", "deleteRole", "movePeopleOfRole", "inviteStaff"],
      },
      PERSON_UPDATE: { mutations: ["movePeopleOfRole"] },
    },
  },
});
