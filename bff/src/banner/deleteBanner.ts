import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { removeImage } from "../upload/storedImage.ts";
import { disposableKey } from "./image.ts";
import { bannerPath, banners } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteBannerInput = v.object({ id: v.string() });

async function deleteBanner(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteBannerInput, raw);
  const banner = await loadNamed(context, input.id);
  const { id } = banner;
  await context.rest.send({ method: "DELETE", template: `${bannerPath}/{id}`, params: { id } });
  banners.forget(context, id);
  await removeImage(context, disposableKey(banner));
  return { deletedId: input.id };
}

const DeleteBannerInput = builder.inputType("DeleteBannerInput", {
  description: "Which banner to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "The banner." }) }),
});

const DeleteBannerSuccess = builder.objectRef<{ deletedId: string }>("DeleteBannerSuccess").implement({
  description: "The banner was deleted.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
});

builder.mutationField("deleteBanner", (t) =>
  t.field({
    type: resultUnion("DeleteBanner", DeleteBannerSuccess, changeErrors),
    description: "Deletes a banner of the viewer's company. Asks for `BANNER_DELETE`.",
    authScopes: { may: "BANNER_DELETE" },
    args: { input: t.arg({ type: DeleteBannerInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteBanner(input, context)),
  }),
);
