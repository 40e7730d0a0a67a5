import { changeMutation } from "../graphql/changeMutation.ts";
import { idOf, toRestBody } from "../graphql/inputFields.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { offered } from "../rest/orDocumented.ts";
import { referenceFields } from "./fields.ts";
import { taxDocuments } from "./source.ts";
import { TaxDocumentType } from "./type.ts";

changeMutation({
  name: "recordInvoiceReference",
  description:
    "Keeps what an e-invoice portal has answered for a tax document, once: the same again changes nothing, another is refused. Nothing else of the document changes.",
  permission: "ORDER_UPDATE",
  input: {
    description: "What an e-invoice portal has answered.",
    argument: "For which document, and what.",
    fields: { id: idOf("TaxDocument", "A document that was issued."), ...referenceFields },
  },
  async run({ id, ...values }, context) {
    const row = await taxDocuments.require(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${taxDocuments.path}/irn/{id}`,
        params: { id: row.id },
        body: toRestBody(referenceFields, values),
      }),
    );
    forgetOrders(context);
    return { document: await taxDocuments.written(context, body, { row }) };
  },
  success: {
    description: "It is kept.",
    fields: (t) => ({
      document: t.expose("document", { type: TaxDocumentType, description: "The document as it is now." }),
    }),
  },
});
