import * as v from "valibot";
import { noteFields } from "../audit/noteFields.ts";
import { loadKnown } from "../graphql/bulk.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWritten, integerField, toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { wholeNumber } from "./packageFields.ts";
import { fulfilments } from "./source.ts";
import { FulfilmentType } from "./type.ts";

changeMutation({
  name: "addFulfilmentNote",
  description:
    "Writes a note about a fulfilment into its history and that of its order, where its location finds it, too; no record is changed by it.",
  permission: "ORDER_UPDATE",
  input: {
    description: "A note about a fulfilment.",
    argument: "About which fulfilment, and what.",
    fields: { id: idOf("Fulfilment", "Any fulfilment that the viewer sees."), ...noteFields, idempotencyKey },
  },
  async run({ id, idempotencyKey: key, ...values }, context) {
    const row = await fulfilments.require(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "POST",
        template: `${fulfilments.path}/note/{id}`,
        params: { id: row.id },
        body: toRestBody(noteFields, values),
        idempotencyKey: key,
      }),
    );
    return { fulfilment: await fulfilments.written(context, body, { row }) };
  },
  success: {
    description: "It stands in the history.",
    fields: (t) => ({
      fulfilment: t.expose("fulfilment", { type: FulfilmentType, description: "The fulfilment." }),
    }),
  },
});

/** What is printed of fulfilments, by the service's words. */
const papers = { packing_slip: "PACKING_SLIP", label: "LABEL", document: "DOCUMENT" } as const;

const PrintedPaperEnum = builder.enumType("PrintedPaper", {
  description: "What is printed of a fulfilment.",
  values: {
    PACKING_SLIP: { description: "What goes into the parcel." },
    LABEL: { description: "What stands on it." },
    DOCUMENT: { description: "Its invoice, bill of supply or credit notes." },
  } as const,
});

const most = 200;
const mostCopies = 100;
const noted = v.object({ printed_count: integerField });

changeMutation({
  name: "notePrinted",
  description:
    "Notes in the history of fulfilments that something of them was printed, so that nobody sends a parcel twice; no record is changed by it.",
  permission: "ORDER_READ",
  input: {
    description: "What was printed.",
    argument: "Of which fulfilments, and what.",
    fields: {
      ids: {
        type: ["ID"],
        required: true,
        names: "Fulfilment",
        description: `The fulfilments, 1 to ${most}; those that the viewer does not see are left out.`,
        rule: v.pipe(
          v.array(v.string()),
          v.check((ids) => ids.length > 0, "At least one is required"),
          v.check((ids) => ids.length <= most, "There are too many at once"),
        ),
      },
      paper: {
        type: PrintedPaperEnum,
        required: true,
        description: "What of them.",
        rule: v.picklist(Object.values(papers)),
        rest: "paper",
      },
      copies: {
        type: "Int",
        description: `How many of each, 1 to ${mostCopies}, where they were counted.`,
        rule: wholeNumber(1, mostCopies),
        rest: "copies",
      },
    },
  },
  async run({ ids, paper, copies }, context) {
    const { known } = await loadKnown(context, fulfilments, ids);
    if (known.length === 0) throw new NotFoundError();
    const { body } = await offered(
      context.rest.send({
        method: "POST",
        template: `${fulfilments.path}/printed`,
        body: {
          ids: known.map(({ id }) => toRestId(id)),
          paper: toRestWord(papers, paper),
          ...(copies != null && { copies }),
        },
      }),
    );
    return { count: decodeWritten(noted, body).printed_count };
  },
  success: {
    description: "It stands in their history.",
    fields: (t) => ({ count: t.exposeInt("count", { description: "Of how many fulfilments." }) }),
  },
});
