import * as v from "valibot";
import { noteAboutOrder, papers } from "../audit/note.ts";
import { noteAboutParts } from "../audit/partNote.ts";
import { recordEvent } from "../event/record.ts";
import { pathId, requiredLines, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { whole } from "../http/responseFields.ts";
import { fulfilmentRecord, fulfilments, orderRecord, orders } from "./records.ts";

const body = v.object({ note: requiredLines("Note is required", 1000) });

const aboutOrder = operation({
  method: "POST",
  path: "/v1/companyOrder/note/{order_id}",
  tagPath: "/v1/companyOrder/{order_id}",
  origin: "extension",
  summary: "Writes a note about an order into its history",
  params: v.object({ order_id: pathId }),
  body,
  response: orderRecord,
  async handle({ params: { order_id }, body: { note } }, { db }) {
    const order = await orders.read(db, order_id);
    await noteAboutOrder(db, order_id, { note: "written", text: note });
    const { company_po_id, order_no } = order;
    const about = { company_po_id, entity: "company_order", entity_id: order_id, number: order_no };
    await recordEvent(db, { ...about, type: "order.noted" });
    return order;
  },
});

const aboutPart = operation({
  method: "POST",
  path: "/v1/companyFulfilment/note/{fulfilment_id}",
  tagPath: "/v1/companyFulfilment/{fulfilment_id}",
  origin: "extension",
  summary:
    "Writes a note about the part of an order that one location sends into its history and the order's",
  params: v.object({ fulfilment_id: pathId }),
  body,
  response: fulfilmentRecord,
  async handle({ params: { fulfilment_id }, body: { note } }, { db }) {
    const part = await fulfilments.read(db, fulfilment_id);
    await noteAboutParts(db, [fulfilment_id], { note: "written", text: note });
    const { company_po_id, seller_id } = part;
    const about = { company_po_id, seller_id, entity: "fulfilment", entity_id: fulfilment_id };
    await recordEvent(db, { ...about, type: "fulfilment.noted" });
    return part;
  },
});

const mostCopies = 100;

const printed = operation({
  method: "POST",
  path: "/v1/companyFulfilment/printed",
  origin: "extension",
  ofMany: true,
  summary: "Notes that something of up to 200 parts of orders was printed; answers of how many",
  body: v.object({
    ids: v.pipe(
      v.array(requiredWhole("ids is required"), "ids is required"),
      v.minLength(1, "ids is required"),
      v.maxLength(200, "At most 200 ids in one call"),
    ),
    paper: v.picklist(papers, `Must be one of ${papers.join(", ")}`),
    copies: v.optional(requiredWhole("copies is required", 1, mostCopies)),
  }),
  response: v.object({ printed_count: whole }),
  handle: async ({ body: { ids, paper, copies } }, { db }) => ({
    printed_count: await noteAboutParts(db, ids, {
      note: "printed",
      paper,
      ...(copies !== undefined && { copies }),
    }),
  }),
});

/** What is written into the history of orders and their parts, beside their changes. */
export const orderNotes = [aboutOrder, aboutPart, printed];
