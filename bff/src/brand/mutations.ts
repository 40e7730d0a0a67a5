import { changeMutation } from "../graphql/changeMutation.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editFields, idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { refuse } from "../graphql/validate.ts";
import { sendEdit } from "../graphql/version.ts";
import { ownError } from "../rest/responseError.ts";
import { RestError } from "../rest/error.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { brandFields } from "./fields.ts";
import { brandEditing, brands } from "./source.ts";
import { BrandEdge, brandOrder, BrandType } from "./type.ts";

changeMutation({
  name: "addBrand",
  description: "Adds a brand to the viewer's company, for all its locations.",
  permission: "BRAND_CREATE",
  input: {
    description: "A new brand.",
    argument: "The new brand.",
    fields: { ...brandFields, idempotencyKey },
  },
  async run({ idempotencyKey, ...values }, context) {
    const company_po_id = toRestId(currentUser(context).companyId);
    const response = await context.rest.send({
      method: "POST",
      template: brands.path,
      body: { ...toRestBody(brandFields, values), company_po_id },
      idempotencyKey,
    });
    const brand = brands.decodeWritten(context, response.body);
    return { brand, brandEdge: edgeOf(brandOrder.of(), brand) };
  },
  success: {
    description: "The brand was added.",
    fields: (t) => ({
      brand: t.expose("brand", { type: BrandType, description: "The new brand, as the service keeps it." }),
      brandEdge: t.expose("brandEdge", {
        type: BrandEdge,
        description: "The new brand as a row of the list by name.",
      }),
    }),
  },
});

changeMutation({
  name: "editBrand",
  description: "Renames a brand of the viewer's company.",
  permission: "BRAND_UPDATE",
  input: {
    description: "Changes of a brand. What is left out stays as it is.",
    argument: "What to change.",
    fields: { id: idOf("Brand", "The brand to change."), ...editFields(brandFields), version },
  },
  async run({ id, version, ...values }, context) {
    const brand = await brands.require(context, id);
    const body = toRestBody(brandFields, values);
    return { brand: await sendEdit(context, brandEditing, brand, version, body) };
  },
  success: {
    description: "The brand was changed.",
    fields: (t) => ({
      brand: t.expose("brand", { type: BrandType, description: "The brand, as the service keeps it now." }),
    }),
  },
});

deleteMutation({
  name: "deleteBrand",
  description: "Deletes a brand of the viewer's company; refused with a conflict while products carry it.",
  permission: "BRAND_DELETE",
  noun: "brand",
  which: "A brand that no product carries.",
  done: "The brand was deleted.",
  of: brandEditing,
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
    },
  },
  async run(input, context) {
    const [from, into] = await Promise.all([
      brands.require(context, input.id),
      brands.require(context, input.intoId),
    ]);
    if (from.id === into.id) refuse("intoId", "A brand cannot be merged with itself");
    try {
      const response = await context.rest.send({
        method: "POST",
        template: `${brands.path}/{id}/merge`,
        params: { id: from.id },
        body: { into_id: toRestId(into.id) },
      });
      brands.forget(context, from.id);
      return { brand: brands.decodeWritten(context, response.body), deletedId: input.id };
    } catch (error) {
      // Both brands were there a moment ago, so it is the call that the service does not have.
      if (error instanceof RestError && error.kind === "not-found") throw ownError("not-offered", error);
      throw error;
    }
  },
  success: {
    description: "One brand is left, and every product of both carries it.",
    fields: (t) => ({
      brand: t.expose("brand", { type: BrandType, description: "The brand that stays." }),
      deletedId: t.exposeID("deletedId", { description: "The id of the brand that is gone." }),
    }),
  },
});
