import { addMutation } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { brandFields } from "./fields.ts";
import { brandEditing, brands } from "./source.ts";
import { BrandEdge, brandOrder, BrandType } from "./type.ts";

const noun = { noun: "brand", of: brandEditing, type: BrandType };

addMutation({
  ...noun,
  description: "Adds a brand to the viewer's company, for all its locations.",
  permission: "BRAND_CREATE",
  edge: BrandEdge,
  order: "by name",
  orders: brandOrder,
  fields: brandFields,
  body: (values, context) => ({
    ...toRestBody(brandFields, values),
    company_po_id: toRestId(currentUser(context).companyId),
  }),
});

editMutation({
  ...noun,
  description: "Renames a brand of the viewer's company.",
  permission: "BRAND_UPDATE",
  fields: brandFields,
  body: (values) => toRestBody(brandFields, values),
});

deleteMutation({
  ...noun,
  description: "Deletes a brand of the viewer's company; refused with a conflict while products carry it.",
  permission: "BRAND_DELETE",
  which: "A brand that no product carries.",
  done: "The brand was deleted.",
});

changeMutation({
  name: "mergeBrand",
  description: "Moves every product of a brand to another one and deletes the first, both or neither.",
  permission: "BRAND_DELETE",
  input: {
    description: "Two brands that are the same.",
    argument: "Which two.",
    fields: {
      id: idOf("Brand", "The brand that goes."),
      intoId: { ...idOf("Brand", "The brand that stays and gets its products."), rest: "into_id" },
      version: { ...version, description: `${version.description} It is that of the brand that goes.` },
    },
  },
  async run(input, context) {
    const [from, into] = await Promise.all([
      brands.require(context, input.id),
      brands.require(context, input.intoId),
    ]);
    if (from.id === into.id) refuse("intoId", "A brand cannot be merged with itself");
    const response = await sendUnlessStale(context, brandEditing, from, input.version, {
      method: "POST",
      template: `${brands.path}/{id}/merge`,
      params: { id: from.id },
      body: { into_id: toRestId(into.id) },
    });
    brands.forget(context, from.id);
    const brand = await brands.written(context, response.body, { row: into });
    return { brand, deletedId: input.id };
  },
  success: {
    description: "One brand is left, and every product of both carries it.",
    fields: (t) => ({
      brand: t.expose("brand", { type: BrandType, description: "The brand that stays." }),
      deletedId: t.exposeID("deletedId", { description: "The id of the brand that is gone." }),
    }),
  },
});
