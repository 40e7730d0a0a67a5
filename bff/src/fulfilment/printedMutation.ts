import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { loadKnown } from "../graphql/bulk.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { fulfilments } from "./source.ts";

const most = 100;
const mostCopies = 99;
const copies = `Must be a whole number from 1 to ${mostCopies}`;

/** What is printed of a fulfilment, by the service's names. */
const papers = { packing_slip: "PACKING_SLIP", label: "LABEL", tax_document: "TAX_DOCUMENT" } as const;

const PrintedPaperEnum = builder.enumType("PrintedPaper", {
  description: "What is printed of a fulfilment.",
  values: {
    PACKING_SLIP: { description: "What goes into its packages; no prices." },
    LABEL: { description: "The label of a package." },
    TAX_DOCUMENT: { description: "An invoice, bill of supply or credit note." },
  } as const,
});

changeMutation({
  name: "recordPrint",
  description: `Notes in the audit trail that papers of up to ${most} fulfilments were printed. It changes nothing else.`,
  permission: "ORDER_READ",
  input: {
    description: "What was printed.",
    argument: "Of which fulfilments, and what.",
    fields: {
      ids: {
        type: ["ID"],
        required: true,
        names: "Fulfilment",
        description: `The fulfilments, 1 to ${most}. Those that are not the viewer's are left out.`,
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
        required: true,
        description: `How many copies of each, 1 to ${mostCopies}.`,
        rule: v.pipe(v.number(), v.integer(copies), v.minValue(1, copies), v.maxValue(mostCopies, copies)),
        rest: "copies",
      },
      idempotencyKey,
    },
  },
  async run({ ids, paper, copies, idempotencyKey }, context) {
    const { known } = await loadKnown(context, fulfilments, ids);
    if (known.length === 0) throw new NotFoundError();
    await offered(
      context.rest.send({
        method: "PUT",
        template: `${fulfilments.path}/printed`,
        body: {
          ids: known.map(({ id }) => toRestId(id)),
          paper: toRestWord(papers, paper) ?? null,
          copies,
        },
        idempotencyKey,
      }),
    );
    return { notedCount: known.length };
  },
  success: {
    description: "It stands in the audit trail.",
    fields: (t) => ({
      notedCount: t.exposeInt("notedCount", { description: "Of how many fulfilments it was noted." }),
    }),
  },
});
