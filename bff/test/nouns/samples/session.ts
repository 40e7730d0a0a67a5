import { sessionHandle } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

sample({
  nodes: { ViewerSession: { of: "person", ids: (id) => [sessionHandle(id)] } },
  mutations: ({ own }) => ({
    signOutEverywhere: {
      permission: null,
      inPerson: true,
      trail: "ends sessions",
      inputs: [null],
      responses: {},
    },
    endSession: {
      permission: null,
      inPerson: true,
      trail: "ends a session",
      inputs: [{ id: own("ViewerSession") }],
      responses: {},
    },
  }),
  access: {
    inPersonOnly: {
      fields: [
        ...["address", "current", "device", "id", "lastSeenAt", "startedAt"].map(
          (field) => `ViewerSession.${field}`,
        ),
        "Query.viewer.sessions",
      ],
    },
  },
});
