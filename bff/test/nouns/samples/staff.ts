import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { disableFields, invitationFields, staffFields, staffVersion } from "../../../src/staff/fields.ts";
import { staffRecord } from "../../../src/staff/record.ts";
import { type Collection, collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { addRole, apart, invite } from "../people.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const paths = { any: "/v1/companyUser", company: "/v1/companyUserPO", location: "/v1/companyUserSeller" };

const people = collection("id", {
  of: "location",
  links: ["seller_id"],
  values: (whose, id, mark) => ({
    email_id: `${mark}@own.test`,
    first_name: `${mark} first`,
    last_name: `${mark} last`,
    title: `${mark} title`,
    phone: `${mark} phone`,
    gender: 1,
    dob: "1990-01-01",
    picture: { imageKey: `profiles/${mark}.webp` },
    role_id: apart(whose === "neighbour" ? ids.own : id),
    role_key: null,
    staff_status: "disabled",
    primary_login: true,
    pw_changed: true,
    last_sign_in_at: "2026-01-02T00:00:00Z",
    two_step: "totp",
    disabled_at: "2026-01-02T00:00:00Z",
    disabled_reason: `${mark} reason`,
  }),
}).records.map((record) => {
  const id = apart(Number(record["id"]));
  return { ...record, account_id: id, user_seller_id: id };
});

/** An owner of our company, beside whoever tries. */
const owner = {
  ...people[0],
  account_id: 29,
  user_po_id: 29,
  user_seller_id: null,
  seller_id: null,
  email_id: "second@own.test",
  role_key: "owner",
  staff_status: "active",
  primary_login: false,
};

const those = (key: string): Collection => ({
  key,
  records: [...people, owner].filter((record) => typeof Reflect.get(record, key) === "number"),
});

const ofChangers = words("StaffMember", "dateOfBirth gender");
const ofReaders = [
  ...ofChangers,
  ...words(
    "StaffMember",
    "createdAt databaseId disabledAt disabledReason email firstName isMainAdministrator isViewer kind lastName lastSignInAt name passwordChanged phone pictureUrl role seller status timeline title twoStep updatedAt version viewerActions",
  ),
  "Query.viewer.staff",
];

sample({
  nodes: {
    StaffMember: {
      of: "location",
      ids: (id) => [String(apart(id))],
      made: async ({ owner: caller, sellerId }) => (await invite(caller, sellerId)).id,
    },
  },
  collections: {
    companyUser: those("account_id"),
    companyUserPO: those("user_po_id"),
    companyUserSeller: those("user_seller_id"),
  },
  arguments: { "Viewer.staff": ["kind: COMPANY", "kind: LOCATION"] },
  shortLists: { "Viewer.staff": 10 },
  fields: [
    [{ ...staffFields, ...invitationFields }, `POST ${paths.location}`],
    [disableFields, `PUT ${paths.location}/status/{user_seller_id}`],
  ],
  otherLimits: { "seller_id required": "a seller has only their own, and need not name it" },
  mutations({ own, record, signedIn }) {
    const kept = record("companyUser");
    const version = staffVersion(v.parse(staffRecord, kept));
    const id = own("StaffMember");
    const values = {
      firstName: "Meena",
      lastName: "Iyer",
      title: "Shift lead",
      phone: "9845012345",
      gender: "FEMALE",
      dateOfBirth: "1990-01-01",
      // It allows nothing, so that no other right is asked for.
      roleId: encodeNodeId("CompanyRole", "102"),
      sellerId: own("Seller"),
    };
    const status = { [`PUT ${paths.location}/status/{id}`]: () => kept };
    const one = `GET ${paths.any}`;
    const notYet = ["ValidationError", "nobody has followed the invitation"] as const;
    return {
      inviteStaff: {
        permission: "PERSON_CREATE",
        inputs: [{ ...values, email: "meena@own.test", password: null, idempotencyKey: "key" }],
        responses: { [`POST ${paths.location}`]: () => kept },
        given: async ({ owner: caller, sellerId }) => ({
          firstName: "Meena",
          email: `${crypto.randomUUID()}@verdant.test`,
          roleId: await addRole(caller),
          sellerId,
        }),
      },
      inviteStaffAgain: {
        permission: "PERSON_UPDATE",
        inputs: [{ id }],
        responses: { [`POST ${paths.location}/invite/{id}`]: () => kept },
        given: async ({ owner: caller, sellerId }) => ({ id: (await invite(caller, sellerId)).id }),
        refused: ["RateLimitedError", "the mail of the invitation was sent a moment ago"],
      },
      editStaff: {
        permission: "PERSON_UPDATE",
        inputs: [
          { id, ...values },
          { id, ...values, password: null, version },
        ],
        responses: { [`PUT ${paths.location}/{id}`]: () => kept },
        given: async ({ owner: caller, sellerId }) => ({
          id: (await invite(caller, sellerId)).id,
          firstName: "Edited",
        }),
        calls: [one, `PUT ${paths.location}/{id}`],
        edit: async ({ owner: caller, listed }) => ({
          base: { id: (await invite(caller, listed("sellers") ?? "")).id },
          changes: each({
            firstName: "Edited",
            lastName: "Edited",
            title: "Edited",
            phone: "9845054321",
            gender: "OTHERS",
            dateOfBirth: "1980-01-01",
            roleId: await addRole(caller),
            sellerId: listed("sellers", -1),
          }),
        }),
      },
      disableStaff: {
        permission: "PERSON_DELETE",
        inputs: [{ id, reason: "Left", password: null, version }],
        responses: status,
        given: async ({ owner: caller, sellerId }) => ({ id: (await invite(caller, sellerId)).id }),
        calls: [one, `GET ${paths.location}/{id}`, `PUT ${paths.location}/status/{id}`],
        refused: notYet,
      },
      enableStaff: {
        permission: "PERSON_DELETE",
        inputs: [{ id, password: null, version }],
        responses: status,
        given: async ({ owner: caller, sellerId }) => ({ id: (await invite(caller, sellerId)).id }),
        calls: [one, `GET ${paths.location}/{id}`, `PUT ${paths.location}/status/{id}`],
        refused: notYet,
      },
      endStaffSessions: {
        permission: "PERSON_UPDATE",
        inputs: [{ id }],
        responses: {},
        given: async ({ owner: caller, sellerId }) => ({ id: (await invite(caller, sellerId)).id }),
        calls: [one],
        changesNothing: "sessions are the gateway's",
      },
      changeStaff: {
        permission: "PERSON_UPDATE",
        inputs: [{ ids: [id], change: "CHANGE_ROLE", roleId: values.roleId, reason: "Left" }],
        responses: { [`PUT ${paths.location}/{id}`]: () => kept },
        given: async ({ owner: caller, sellerId }) => ({
          ids: [(await invite(caller, sellerId)).id],
          change: "CHANGE_ROLE",
          roleId: await addRole(caller),
        }),
        calls: [one, "GET /v1/companyRole", `GET ${paths.location}/{id}`, `PUT ${paths.location}/{id}`],
      },
      resetStaffTwoStep: {
        permission: "PERSON_UPDATE",
        inPerson: true,
        inputs: [{ id, password: "Own-Password-1" }],
        responses: { "POST /signin": () => signedIn, "PUT /v1/twoStep/reset/{id}": () => null },
        given: async ({ owner: caller, sellerId }) => ({
          id: (await invite(caller, sellerId)).id,
          password: "Verdant-Demo-1",
        }),
        calls: [one],
        refused: ["ValidationError", "they have none that could be taken off"],
      },
      withdrawInvitation: {
        permission: "PERSON_DELETE",
        inputs: [{ id }],
        responses: { [`DELETE ${paths.location}/{id}`]: () => null },
        foundOut: ["NotFoundError", "it is withdrawn"],
        given: async ({ owner: caller, sellerId }) => ({ id: (await invite(caller, sellerId)).id }),
      },
      handOverCompany: {
        permission: "COMPANY_UPDATE",
        inPerson: true,
        inputs: [
          {
            id: encodeNodeId("StaffMember", String(owner.account_id)),
            password: "Own-Password-1",
            theirPassword: "Their-Password-1",
          },
        ],
        responses: {
          "POST /signin": ({ body }) =>
            JSON.stringify(body).includes(owner.email_id)
              ? signedIn.map((one) => ({ ...one, user_po_id: owner.account_id }))
              : signedIn,
          [`POST ${paths.company}/{id}/handOver`]: () => owner,
        },
        given: async ({ owner: caller, sellerId }) => ({
          id: (await invite(caller, sellerId)).id,
          password: "Verdant-Demo-1",
          theirPassword: "Verdant-Demo-1",
        }),
        calls: [one],
        refused: ["ValidationError", "only another active owner takes over"],
      },
    };
  },
  async addTwo(owner) {
    for (const firstName of ["Asha", "Bala"])
      await owner.send(
        `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { ... on Error { message } } }`,
        {
          input: {
            firstName,
            email: `${crypto.randomUUID()}@verdant.test`,
            roleId: encodeNodeId("CompanyRole", "2"),
          },
        },
      );
  },
  access: {
    // The sample is done: why one is not, `src/staff/bulk.test.ts` asserts.
    neverShown: words("StaffChangeResult", "message messageCode messageParams"),
    refusedTo: {
      COMPANY_STAFF: [...ofChangers, "StaffMember.viewerActions"],
      SELLER_STAFF: [...ofReaders, "StaffMember.id"],
    },
    refusedWithout: {
      PERSON_READ: {
        fields: [...ofReaders, "StaffMember.id"],
        mutations: [
          "inviteStaffAgain",
          "editStaff",
          "disableStaff",
          "enableStaff",
          "endStaffSessions",
          "changeStaff",
          "resetStaffTwoStep",
          "withdrawInvitation",
        ],
      },
      PERSON_UPDATE: { fields: ofChangers },
    },
  },
});
