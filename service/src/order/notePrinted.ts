import * as v from "valibot";
import { noteAboutFulfilments, papers } from "../audit/note.ts";
import { requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { id } from "../http/responseFields.ts";

/** Says in the trail of each fulfilment that something of it was printed, and how many copies. It changes nothing else. */
export const notePrinted = operation({
  method: "PUT",
  path: "/v1/companyFulfilment/printed",
  origin: "extension",
  ofMany: true,
  summary: "Notes that papers of up to 100 fulfilments were printed",
  isKeyed: true,
  body: v.object({
    ids: v.pipe(
      v.array(requiredWhole("ids is required"), "ids is required"),
      v.minLength(1, "ids is required"),
      v.maxLength(100, "At most 100 ids in one call"),
    ),
    paper: v.picklist(papers, `Must be one of ${papers.join(", ")}`),
    copies: requiredWhole("copies is required", 1, 99),
  }),
  response: v.array(v.object({ fulfilment_id: id })),
  handle: ({ body: { ids, paper, copies } }, { db }) =>
    noteAboutFulfilments(db, ids, { note: "printed", paper, copies }),
});
