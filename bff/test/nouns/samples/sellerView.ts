import { sample } from "../sample.ts";

sample({
  mutations: ({ own }) => ({
    beginSellerView: {
      permission: "SELLER_VIEW_CREATE",
      inPerson: true,
      inputs: [{ id: own("Seller"), reason: "They ask why an order is missing" }],
      responses: { "POST /v1/companySeller/{id}/view": () => ({ view_id: 1 }) },
      after: (caller) => caller.send("mutation { leaveSellerView { __typename } }"),
      changesNothing: "it is the session that changes; the service notes that it began",
    },
    leaveSellerView: {
      permission: null,
      inPerson: true,
      trail: "ends a view, if there is one",
      inputs: [null],
      responses: {},
    },
  }),
  // The walks are nobody's view; `bff/src/sellerView` has them.
  access: { neverShown: ["Viewer.sellerView"] },
});
