import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { ViewerType } from "../session/viewer.ts";
import type { SellerView } from "./view.ts";

/** A view, as whoever is in it sees it. */
export const SellerViewType = builder.objectRef<SellerView>("SellerView").implement({
  description:
    "That somebody of the company sees everything as the people of a location see it, reading only.",
  fields: (t) => ({
    viewId: t.exposeString("id", {
      description: "Which view it is, as the header `x-seller-view` of every response in it says.",
    }),
    sellerId: t.id({
      description: "The location.",
      resolve: ({ sellerId }) => encodeNodeId("Seller", sellerId),
    }),
    sellerName: t.exposeString("sellerName", { description: "What the location is called." }),
    reason: t.exposeString("reason", { description: "Why." }),
    beganAt: t.field({
      type: "DateTime",
      description: "When it began.",
      resolve: ({ beganAt }) => new Date(beganAt).toISOString(),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "When it ends by itself: half an hour later.",
      resolve: ({ endsAt }) => new Date(endsAt).toISOString(),
    }),
  }),
});

builder.objectField(ViewerType, "sellerView", (t) =>
  t.field({
    open: true,
    type: SellerViewType,
    nullable: true,
    description:
      "That the viewer is somebody of the company who looks on as the people of this location; null for everybody else.",
    resolve: (_viewer, _args, { session }) => session.current?.view ?? null,
  }),
);
