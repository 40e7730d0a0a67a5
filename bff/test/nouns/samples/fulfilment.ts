import * as v from "valibot";
import { fulfilmentFields, fulfilmentVersion } from "../../../src/fulfilment/fields.ts";
import { packageFields } from "../../../src/fulfilment/packageFields.ts";
import { fulfilmentRecord } from "../../../src/fulfilment/record.ts";
import {
  attemptFields,
  carrierFields,
  deliverFields,
  returnFields,
  splitFields,
} from "../../../src/fulfilment/stepFields.ts";
import { noteFields } from "../../../src/audit/noteFields.ts";
import type { Preparation } from "../../callers/preparation.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { fulfilment } from "../orderRecords.ts";
import { forAll } from "../delivering.ts";
import { addFulfilment, addOrder } from "../placedOrders.ts";
import { type MutationSample, sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyFulfilment";
const step = "fulfilment_status/{fulfilment_id}";

/** A fulfilment of the location whose seller tries, as far as it has come. */
const at =
  (status: "PENDING" | "PACKED" | "OUT", values: object = {}) =>
  async ({ owner, sellerId }: Preparation) => ({
    id: (await addFulfilment(owner, sellerId, status)).id,
    ...values,
  });

sample({
  nodes: {
    Fulfilment: {
      of: "location",
      made: async ({ owner, sellerId }) => (await addFulfilment(owner, sellerId)).id,
    },
  },
  collections: {
    companyFulfilment: collection("fulfilment_id", {
      of: "location",
      links: ["order_id", "seller_id", "delivery_user_id", "pickup_point_id", "split_from"],
      values: (_whose, _id, mark) => fulfilment(mark),
    }),
  },
  fields: [
    [
      { ...fulfilmentFields, ...packageFields, ...carrierFields, ...deliverFields, ...returnFields },
      `PUT ${path}/${step}`,
    ],
    [attemptFields, `PUT ${path}/${step}`],
    [splitFields, `PUT ${path}/${step}`],
    [noteFields, `POST ${path}/note/{fulfilment_id}`],
  ],
  otherLimits: {
    "code maxLength": "the gateway says of any wrong code how many digits it has",
    "eway_bill_no maxLength": "the gateway says of any wrong number how many digits it has",
  },
  mutations({ own, record }) {
    const kept = () => record("companyFulfilment");
    const version = fulfilmentVersion(v.parse(fulfilmentRecord, kept()));
    const id = own("Fulfilment");
    const deliveryUserId = own("DeliveryUser");
    const tracking = {
      carrierName: "Post",
      trackingNumber: "T-1",
      trackingUrl: "https://carrier.test/T-1",
      ewayBillNumber: "123456789012",
    };
    const packages = { packages: 1, weightGrams: 100 };
    const unpaid = { force: true, reason: "Known" };
    const reason = { reason: "OTHER", text: "Moved" };
    const lines = [{ lineId: own("OrderLine"), quantity: 1 }];
    const read = `GET ${path}`;
    const sent = `PUT ${path}/fulfilment_status/{id}`;
    const taking = (input: object, given: MutationSample["given"]): MutationSample => ({
      permission: "ORDER_UPDATE",
      inputs: [{ id, ...input }],
      responses: { [sent]: kept },
      ...(given && { given }),
    });
    return {
      acceptFulfilment: taking(unpaid, at("PENDING")),
      packFulfilment: taking({ ...packages, ...unpaid }, at("PENDING", { packages: 1 })),
      despatchFulfilment: {
        ...taking({ ...tracking, deliveryUserId }, at("PACKED", { carrierName: "Post" })),
      },
      assignFulfilment: {
        ...taking({ deliveryUserId }, async (preparation) => ({
          ...(await at("PENDING")(preparation)),
          deliveryUserId: await forAll(preparation.owner),
        })),
      },
      makeFulfilmentReady: {
        ...taking({}, at("PACKED")),
        refused: ["ConflictError", "what is delivered is not picked up"],
        // Whether somebody has taken another step is looked at then.
        calls: [read, sent, read],
      },
      recordDeliveryAttempt: taking({ reason: "Nobody was there", idempotencyKey: "key" }, at("OUT")),
      deliverFulfilment: taking(
        {
          collectedAmount: "1.00",
          code: "123456",
          overrideReason: "Known",
          deliveredAt: "2026-01-02T00:00:00Z",
        },
        at("OUT"),
      ),
      bringBackFulfilment: taking({ ...reason, notRestocked: lines }, at("OUT", { reason: "REFUSED" })),
      recordReturn: taking(
        { ...reason, lines, restocked: lines, withDeliveryCharge: true, idempotencyKey: "key" },
        async ({ owner, sellerId }) => {
          const { id: delivered, lines: kept } = await addFulfilment(owner, sellerId, "DELIVERED");
          return { id: delivered, reason: "DAMAGED", lines: [{ lineId: kept.nodes[0]?.id, quantity: 1 }] };
        },
      ),
      splitFulfilment: taking(
        { lines, reason: "The rest follows", ...packages, idempotencyKey: "key" },
        async ({ owner, sellerId }) => {
          const { id: pending, lines: kept } = await addFulfilment(owner, sellerId);
          return { id: pending, lines: [{ lineId: kept.nodes[0]?.id, quantity: 1 }] };
        },
      ),
      cancelFulfilment: taking(
        { ...reason, lines, idempotencyKey: "key" },
        at("PENDING", { reason: "OUT_OF_STOCK" }),
      ),
      addFulfilmentNote: {
        permission: "ORDER_UPDATE",
        inputs: [{ id, text: "Fragile", idempotencyKey: "key" }],
        responses: { [`POST ${path}/note/{id}`]: kept },
        given: at("PENDING"),
        changesNothing: "a note is no change",
      },
      notePrinted: {
        permission: "ORDER_READ",
        inputs: [{ ids: [id], paper: "DOCUMENT", copies: 3 }],
        responses: { [`POST ${path}/printed`]: () => ({ printed_count: 1 }) },
        given: async ({ owner, sellerId }) => ({ ids: [(await addFulfilment(owner, sellerId)).id] }),
        changesNothing: "that it was printed is no change",
      },
      editFulfilment: {
        ...taking({}, at("PENDING", { carrierName: "Post" })),
        inputs: [
          { id, ...tracking },
          { id, ...tracking, version },
        ],
        calls: [read, sent],
        edit: async ({ owner }) => ({
          base: { id: (await addOrder(owner)).fulfilments.nodes[0]?.id },
          changes: each({
            carrierName: "Edited",
            trackingNumber: "EDITED",
            trackingUrl: "https://edited.test/1",
            ewayBillNumber: "123456789012",
          }),
        }),
      },
      changeFulfilments: {
        permission: "ORDER_UPDATE",
        inputs: [
          {
            ids: [id],
            action: "PACK",
            ...reason,
            ...packages,
            ...tracking,
            deliveryUserId,
            idempotencyKey: "key",
          },
        ],
        responses: {
          [`PUT ${path}/bulk`]: () => [
            { fulfilment_id: ids.own, outcome: "REFUSED", message: "Only 3 of it are left" },
          ],
        },
        given: async ({ owner, sellerId }) => ({
          ids: [(await addFulfilment(owner, sellerId)).id],
          action: "ACCEPT",
        }),
      },
    };
  },
  access: {
    refusedWithout: {
      ORDER_READ: {
        fields: [
          ...words(
            "Fulfilment",
            "acceptBy addressChangedAt ageMinutes amounts area attempts carrierName collectedAmount collectedAt commissionAmount commissionPercentage createdAt customerName customerPhone databaseId deliveryCharge deliveryMode deliveryUser documents dueOnDelivery ewayBillNumber firstLineName giftAmount goodsAmount isCodeNeeded isLate keptUntil lineCount lines number order orderNumber packages paymentMethod paymentState pickupPoint placeOfSupply placedAt postalCode promisedDate provinceCode seller splitFrom status statusChangedAt statusReason supplierState taxKind timeline trackingNumber trackingUrl unitCount updatedAt version viewerActions viewerCanNote warnings weightGrams",
          ),
          "Query.viewer.fulfilmentCounts",
          "Query.viewer.fulfilments",
        ],
      },
      ORDER_UPDATE: { fields: ["Fulfilment.viewerActions"] },
      // The samples let goods go that are not paid.
      ORDER_APPROVE: { mutations: ["acceptFulfilment", "deliverFulfilment", "packFulfilment"] },
    },
  },
});
