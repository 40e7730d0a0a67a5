import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { moveRules, placeDescriptions, readMove } from "../graphql/movePosition.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendPosition } from "../rest/position.ts";
import type { Banner } from "./record.ts";
import { bannerPath, banners, loadInOrder } from "./source.ts";
import { BannerType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const moveBannerInput = v.object(moveRules);

const noun = { typeName: "Banner", records: banners, restId: ({ id }: Banner) => id };

async function moveBanner(raw: unknown, context: Context): Promise<{ moved: readonly Banner[] }> {
  const input = validate(moveBannerInput, raw);
  const { row, position } = await readMove(context, noun, input);
  const changed = await sendPosition(context.rest, {
    path: bannerPath,
    id: row.id,
    position,
    orderField: "order_id",
    siblings: () => loadInOrder(context),
  });
  return { moved: changed.map((record) => readWritten(context, record)) };
}

const MoveBannerInput = builder.inputType("MoveBannerInput", {
  description: "Another place for a banner on the storefront.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The banner that moves." }),
    afterId: t.id({ description: placeDescriptions.afterId }),
    beforeId: t.id({ description: placeDescriptions.beforeId }),
  }),
});

const MoveBannerSuccess = builder.objectRef<{ moved: readonly Banner[] }>("MoveBannerSuccess").implement({
  description: "The banner stands where it was wanted.",
  fields: (t) => ({
    moved: t.field({
      type: [BannerType],
      description: "Every banner whose `order` has changed. Empty when it stood there already.",
      resolve: ({ moved }) => [...moved],
    }),
  }),
});

builder.mutationField("moveBanner", (t) =>
  t.field({
    type: resultUnion("MoveBanner", MoveBannerSuccess, changeErrors),
    description:
      "Puts a banner at another place on the storefront and counts the positions anew where needed. " +
      "Asks for `BANNER_UPDATE`.",
    authScopes: { may: "BANNER_UPDATE" },
    args: { input: t.arg({ type: MoveBannerInput, required: true, description: "What to put where." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => moveBanner(input, context)),
  }),
);
