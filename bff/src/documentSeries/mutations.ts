import { changeMutation } from "../graphql/changeMutation.ts";
import { idOf, toRestBody } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { documentSeriesFields } from "./fields.ts";
import { documentSeries } from "./source.ts";

changeMutation({
  name: "saveDocumentSeries",
  description:
    "Names a series of a location's documents for the current financial year, before its first document: then the law wants the name to stay until the year ends. A name that another series of the company has or had is refused.",
  permission: "SELLER_UPDATE",
  input: {
    description: "The name of a series.",
    argument: "Which series, and its name.",
    fields: { sellerId: idOf("Seller", "The location."), ...documentSeriesFields },
  },
  async run({ sellerId, ...values }, context) {
    const seller = await sellers.require(context, sellerId);
    await offered(
      context.rest.send({
        method: "PUT",
        template: "/v1/companyDocumentSeries/seller_id/{id}",
        params: { id: seller.id },
        body: toRestBody(documentSeriesFields, values),
      }),
    );
    documentSeries.forget(context, seller.id);
    return { seller };
  },
  success: {
    description: "The series has the name.",
    fields: (t) => ({
      seller: t.expose("seller", {
        type: SellerObject,
        description: "The location, with its series as they are now.",
      }),
    }),
  },
});
