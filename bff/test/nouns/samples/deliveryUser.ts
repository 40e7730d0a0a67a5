import * as v from "valibot";
import {
  deactivationFields,
  deliveryUserFields,
  deliveryUserVersion,
} from "../../../src/deliveryUser/fields.ts";
import { deliveryUserRecord } from "../../../src/deliveryUser/record.ts";
import { collection } from "../../isolation/tenants.ts";
import { addDeliveryUser, addInactiveUser, addLinkedUser, lastOf, newPhone } from "../delivering.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyDeliveryUser";

sample({
  nodes: { DeliveryUser: { of: "location" } },
  collections: {
    companyDeliveryUser: collection("delivery_user_id", {
      of: "location",
      values: (_whose, id, mark) => ({
        delivery_user_name: `${mark} name`,
        phone: `${mark} phone`,
        email_id: `${mark} email`,
        vehicle_type: "car",
        vehicle_number: `${mark} number`,
        licence_no: `${mark} licence`,
        licence_expiry: "2020-01-01",
        all_locations: false,
        seller_ids: [id],
        on_duty: true,
        delivery_user_status: "inactive",
        status_reason: `${mark} reason`,
        open_deliveries: 1,
        deliveries_today: 1,
        link_created_at: "2020-01-01T00:00:00.000Z",
        link_expires_at: "2020-01-31T00:00:00.000Z",
        link_opened_at: "2020-01-02T00:00:00.000Z",
        link_opened_on: `${mark} browser`,
        link_used_at: "2020-01-03T00:00:00.000Z",
      }),
    }),
  },
  shortLists: { "Viewer.deliveryUsers": 10 },
  fields: [
    [deliveryUserFields, `POST ${path}`],
    [deactivationFields, `PUT ${path}/delivery_user_status/{delivery_user_id}`],
  ],
  otherLimits: {
    "vehicle_type required": "a vehicle that is left out is refused by GraphQL",
    "phone pattern": "the gateway says that it is no phone of India",
  },
  mutations({ own, record }) {
    const kept = record("companyDeliveryUser");
    const version = deliveryUserVersion(v.parse(deliveryUserRecord, kept));
    const id = own("DeliveryUser");
    const values = {
      name: "Ravi Kumar",
      phone: "9845012345",
      email: "ravi@own.test",
      vehicle: "VAN",
      vehicleNumber: "KA01AB1234",
      licenceNumber: "KA0120190004321",
      licenceExpiry: "2031-01-01",
      isForAll: false,
      sellerIds: [own("Seller")],
    };
    const status = { [`PUT ${path}/delivery_user_status/{id}`]: () => kept };
    return {
      addDeliveryUser: {
        permission: "DELIVERY_USER_CREATE",
        inputs: [{ ...values, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => kept },
        given: ({ sellerId }) => Promise.resolve({ ...values, phone: newPhone(), sellerIds: [sellerId] }),
      },
      editDeliveryUser: {
        permission: "DELIVERY_USER_UPDATE",
        inputs: [
          { id, ...values },
          { id, ...values, version },
        ],
        responses: { [`PUT ${path}/{id}`]: () => kept },
        given: async ({ owner, sellerId }) => ({
          id: await addDeliveryUser(owner, sellerId),
          name: "Edited",
        }),
        edit: async ({ owner, listed }) => ({
          base: { id: await lastOf(owner, "deliveryUsers") },
          changes: each({
            name: "Edited",
            phone: newPhone(),
            email: "edited@own.test",
            vehicle: "TRUCK",
            vehicleNumber: "MH12CD3456",
            licenceNumber: "MH1220190004321",
            licenceExpiry: "2032-02-02",
            isForAll: true,
            sellerIds: [listed("sellers", -1)],
          }),
        }),
      },
      deleteDeliveryUser: {
        permission: "DELIVERY_USER_DELETE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
      },
      setDeliveryUserDuty: {
        permission: "DELIVERY_USER_UPDATE",
        inputs: [{ id, version, isOnDuty: true }],
        decision: () => ({ isOnDuty: true }),
        responses: { [`PUT ${path}/{id}`]: () => kept },
      },
      deactivateDeliveryUser: {
        permission: "DELIVERY_USER_UPDATE",
        inputs: [{ id, version, reason: "Left" }],
        responses: status,
        decision: () => ({ reason: "Left" }),
      },
      createDeliveryLink: {
        permission: "DELIVERY_USER_UPDATE",
        inPerson: true,
        inputs: [{ id }],
        responses: {
          [`PUT ${path}/link/{id}`]: () => ({ ...kept, link_key: "key", link_mailed: false }),
        },
      },
      endDeliveryLink: {
        permission: "DELIVERY_USER_UPDATE",
        inputs: [{ id }],
        responses: { [`DELETE ${path}/link/{id}`]: () => kept },
        given: async ({ owner, sellerId }) => ({ id: await addLinkedUser(owner, sellerId) }),
      },
      activateDeliveryUser: {
        permission: "DELIVERY_USER_UPDATE",
        inputs: [{ id, version }],
        responses: status,
        given: async ({ owner, sellerId }) => ({ id: await addInactiveUser(owner, sellerId) }),
      },
    };
  },
  access: {
    refusedWithout: {
      DELIVERY_USER_READ: {
        fields: [
          ...words(
            "DeliveryUser",
            "createdAt databaseId deliveriesToday email isForAll isOnDuty licenceExpiry licenceNumber link name openDeliveries phone sellers status statusReason timeline updatedAt vehicle vehicleNumber version warnings",
          ),
          "Query.viewer.deliveryUsers",
        ],
        mutations: [
          "editDeliveryUser",
          "deleteDeliveryUser",
          "setDeliveryUserDuty",
          "deactivateDeliveryUser",
          "activateDeliveryUser",
          "endDeliveryLink",
        ],
      },
    },
  },
});
