import { sample } from "../sample.ts";

let turns = 0;

sample({
  mutations: ({ own, record }) => ({
    setSellerViewNotices: {
      permission: "COMPANY_UPDATE",
      inPerson: true,
      inputs: [{ isOn: false }],
      responses: { "PUT /v1/companyPO/{id}": () => record("companyPO") },
      // Another one each time: the same again changes nothing.
      given: async () => ({ isOn: (turns += 1) % 2 === 0 }),
      calls: ["GET /v1/companyPO", "PUT /v1/companyPO/{id}"],
    },
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
  access: {
    refusedTo: {
      COMPANY_STAFF: ["Query.viewer.sellerViewNotices"],
      SELLER_OWNER: ["Query.viewer.sellerViewNotices"],
      SELLER_STAFF: ["Query.viewer.sellerViewNotices"],
    },
    neverShown: ["Viewer.sellerView"],
    inPersonOnly: { fields: ["Query.viewer.sellerViewNotices"] },
  },
});
