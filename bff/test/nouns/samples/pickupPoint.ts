import * as v from "valibot";
import { pauseFields, pickupPointFields, pickupPointVersion } from "../../../src/pickupPoint/fields.ts";
import { pickupPointRecord } from "../../../src/pickupPoint/record.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { lastOf, pausedPoint } from "../delivering.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyPickupPoint";

const ofReaders = [
  ...words(
    "PickupPoint",
    "closedDays contactName createdAt email instructions isPaused keepDays leadTimeHours maxOrdersPerDay nextDates openOrders openingHours ordersToday pauseReason pausedUntil seller timeline uncollectedOrders updatedAt version waitingOrders",
  ),
  "Query.viewer.pickupPoints",
];
const ofTheCompany = [...ofReaders, "PickupPoint.address"];

sample({
  nodes: { PickupPoint: { of: "company" } },
  collections: {
    companyPickupPoint: collection("pickup_point_id", {
      links: ["seller_id"],
      values: (_whose, _id, mark) => ({
        pickup_point_name: `${mark} name`,
        addressline1: `${mark} line`,
        area_name: `${mark} area`,
        zip: `${mark} zip`,
        stateshort: `${mark} state`,
        contact_name: `${mark} contact`,
        phone: `${mark} phone`,
        email_id: `${mark} email`,
        opening_hours: [{ day: 1, opens: "09:00", closes: "18:00" }],
        closed_on: [{ date: "2027-01-26", note: `${mark} note` }],
        lead_time_hours: 24,
        keep_days: 7,
        max_orders_per_day: 5,
        instructions: `${mark} instructions`,
        pickup_point_status: "paused",
        paused_until: "2027-01-01",
        paused_reason: `${mark} reason`,
        open_orders: 1,
        waiting_orders: 1,
        uncollected_orders: 1,
        orders_today: 1,
      }),
    }),
  },
  publicReads: { [`${path}/next_dates`]: [{ pickup_point_id: ids.own, dates: ["2027-01-02"] }] },
  shortLists: { "Viewer.pickupPoints": 10 },
  fields: [
    [pickupPointFields, `POST ${path}`],
    [pauseFields, `PUT ${path}/pickup_point_status/{pickup_point_id}`],
  ],
  otherLimits: {
    "stateshort maxLength": "the gateway knows all states, and refuses others as unknown",
    "opening_hours required": "hours that are left out are refused by GraphQL",
    "zip maxLength": "the gateway says of any wrong code how many digits it has",
  },
  mutations({ own, record }) {
    const kept = record("companyPickupPoint");
    const version = pickupPointVersion(v.parse(pickupPointRecord, kept));
    const id = own("PickupPoint");
    const address = {
      line1: "",
      line2: "",
      streetNumber: "",
      streetName: "",
      area: "Jayanagar",
      region: "",
      postalCode: "560041",
      provinceCode: "KA",
      countryCode: "IND",
    };
    const values = {
      name: "Counter",
      sellerId: own("Seller"),
      address,
      contactName: "Savitha",
      phone: "08026631200",
      email: "counter@own.test",
      openingHours: [{ day: 1, opens: "09:00", closes: "18:00" }],
      closedDays: [{ date: "2027-01-26", note: "Republic Day" }],
      leadTimeHours: 12,
      keepDays: 5,
      maxOrdersPerDay: 10,
      instructions: "Ring",
    };
    const status = { [`PUT ${path}/pickup_point_status/{id}`]: () => kept };
    return {
      addPickupPoint: {
        permission: "PICKUP_POINT_CREATE",
        inputs: [{ ...values, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => kept },
        given: ({ sellerId }) =>
          Promise.resolve({ ...values, name: `Counter ${crypto.randomUUID()}`, sellerId }),
      },
      editPickupPoint: {
        permission: "PICKUP_POINT_UPDATE",
        inputs: [
          { id, ...values },
          { id, ...values, version },
        ],
        responses: { [`PUT ${path}/{id}`]: () => kept },
        given: async ({ owner }) => ({
          id: await lastOf(owner, "pickupPoints"),
          name: `Edited ${crypto.randomUUID()}`,
        }),
        edit: async ({ owner, listed }) => ({
          base: { id: await lastOf(owner, "pickupPoints") },
          changes: each({
            name: "Edited",
            sellerId: listed("sellers", -1),
            address: { area: "Kothrud", postalCode: "411038", provinceCode: "MH" },
            contactName: "Edited",
            phone: "02025430001",
            email: "edited@own.test",
            openingHours: [{ day: 3, opens: "08:00", closes: "12:00" }],
            closedDays: [{ date: "2027-08-15", note: null }],
            leadTimeHours: 1,
            keepDays: 2,
            maxOrdersPerDay: 3,
            instructions: "Edited",
          }),
        }),
      },
      deletePickupPoint: {
        permission: "PICKUP_POINT_DELETE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
      },
      pausePickupPoint: {
        permission: "PICKUP_POINT_UPDATE",
        inputs: [{ id, version, until: "2999-01-01", reason: "Painting" }],
        responses: status,
        decision: () => ({ reason: "Painting" }),
      },
      resumePickupPoint: {
        permission: "PICKUP_POINT_UPDATE",
        inputs: [{ id, version }],
        responses: status,
        given: async ({ owner }) => ({ id: await pausedPoint(owner) }),
      },
    };
  },
  access: {
    refusedWithout: { PICKUP_POINT_READ: { fields: ofTheCompany } },
    // A location's people come to one by its id or a fulfilment alone.
    refusedTo: { SELLER_OWNER: ofTheCompany, SELLER_STAFF: ofTheCompany },
  },
});
