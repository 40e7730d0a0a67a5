import { attemptFields, deliverFields } from "../../../src/fulfilment/stepFields.ts";
import { ids } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const path = "/v1/deliveryRound";
const step = `PUT ${path}/fulfilment_status/{session_hash}`;
const { code, collectedAmount } = deliverFields;

sample({
  publicReads: {
    [`${path}/{id}`]: {
      delivery_user_name: "Ravi Kumar",
      business_name: "Own",
      on_duty: true,
      expires_at: "2030-01-01T00:00:00.000Z",
      stops: [
        {
          fulfilment_id: ids.own,
          number: "2627-000001/1",
          fulfilment_status: "out",
          customer_name: "Asha Rao",
          customer_phone: "9845012345",
          shipping_area_name: "Indiranagar",
          due_on_delivery: "10.00",
          has_code: true,
          packages: 1,
          attempts: [{ at: "2026-11-20T09:00:00.000Z", reason: "Nobody at home" }],
          items: [{ name: "Rice", quantity: 1 }],
        },
      ],
    },
  },
  fields: [
    [{ code, collectedAmount }, step],
    [attemptFields, step],
  ],
  access: {
    // For the browser of a delivery user alone, which no caller with an account is.
    neverShown: [
      "DeliverStopSuccess.deliveryRound",
      "DeliveryStop.attempts",
      "DeliveryStop.items",
      "DeliveryStopAttempt.at",
      "DeliveryStopAttempt.reason",
      "DeliveryStopItem.name",
      "DeliveryStopItem.quantity",
      "Mutation.deliverStop",
      "Mutation.recordStopAttempt",
      "Mutation.setRoundDuty",
      "Query.deliveryRound",
      "RecordStopAttemptSuccess.deliveryRound",
      "SetRoundDutySuccess.deliveryRound",
    ],
  },
  mutations({ own }) {
    const fulfilmentId = own("Fulfilment");
    const sent = () => ({});
    return {
      openDeliveryLink: {
        permission: null,
        trail: "an update of the link, by the delivery user whose it is",
        inputs: [{ key: "k".repeat(43), browserSecret: "b".repeat(43) }],
        responses: { [`POST ${path}`]: () => ({ session_hash: "a".repeat(64) }) },
      },
      deliverStop: {
        permission: null,
        trail: "a change of the fulfilment, by the delivery user whose link it is",
        inputs: [{ fulfilmentId, code: "123456", collectedAmount: "10.00" }],
        responses: { [`PUT ${path}/fulfilment_status/{id}`]: sent },
      },
      recordStopAttempt: {
        permission: null,
        trail: "a change of the fulfilment, by the delivery user whose link it is",
        inputs: [{ fulfilmentId, reason: "Nobody at home", idempotencyKey: "key" }],
        responses: { [`PUT ${path}/fulfilment_status/{id}`]: sent },
      },
      setRoundDuty: {
        permission: null,
        trail: "a change of the delivery user, by themselves",
        inputs: [{ isOnDuty: true }],
        responses: { [`PUT ${path}/{id}`]: sent },
      },
    };
  },
});
