import { closeToken } from "../../../src/session/twoStepToken.ts";
import { deviceSecret } from "../../doubles/fakeContext.ts";
import { demoPassword } from "../../harness/backOffice.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const pending = { token: "pending", email: "owner@own.test", rememberMe: false };
const proof = { currentPassword: "any", code: "123456" };
let turns = 0;
const codes = { recovery_codes: ["abcd-efgh-jkmn-pqrs"] };

sample({
  publicReads: {
    "/v1/twoStep/account_id/{id}": {
      two_step: "totp",
      enabled_at: "2026-01-01T00:00:00Z",
      recovery_codes_left: 7,
    },
  },
  mutations: ({ signedIn, record }) => ({
    confirmSignIn: {
      permission: null,
      trail: "a note",
      inputs: [{ token: closeToken(deviceSecret, pending), code: "123456" }],
      responses: {
        "POST /v1/signin/twoStep": () => signedIn,
        "POST /v1/accountDevice/account/{id}": () => ({ is_new: false }),
      },
    },
    setTwoStepRule: {
      permission: "COMPANY_UPDATE",
      inPerson: true,
      inputs: [{ rule: "OWNERS", password: "any" }],
      responses: {
        "POST /signin": () => signedIn,
        "PUT /v1/companyPO/{id}": () => record("companyPO"),
      },
      // Another one each time: the same again changes nothing.
      given: async () => ({ rule: (turns += 1) % 2 === 0 ? "OWNERS" : "EVERYBODY", password: demoPassword }),
      calls: ["GET /v1/companyPO", "POST /signin", "PUT /v1/companyPO/{id}"],
    },
    beginTwoStep: {
      permission: null,
      inPerson: true,
      trail: "nothing: it counts for nothing yet",
      inputs: [{ currentPassword: "any" }],
      responses: {
        "POST /signin": () => signedIn,
        "PUT /v1/twoStep/begin/{id}": () => ({ secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" }),
      },
    },
    turnOnTwoStep: {
      permission: null,
      inPerson: true,
      trail: "a note, without the codes",
      inputs: [{ code: "123456" }],
      responses: { "PUT /v1/twoStep/confirm/{id}": () => codes },
    },
    renewRecoveryCodes: {
      permission: null,
      inPerson: true,
      trail: "a note, without the codes",
      inputs: [proof],
      responses: { "POST /signin": () => signedIn, "PUT /v1/twoStep/codes/{id}": () => codes },
    },
    turnOffTwoStep: {
      permission: null,
      inPerson: true,
      trail: "a note",
      inputs: [proof],
      responses: {
        "POST /signin": () => signedIn,
        "PUT /v1/twoStep/off/{id}": () => ({ two_step: "off", enabled_at: null, recovery_codes_left: 0 }),
      },
    },
  }),
  access: {
    refusedTo: {
      COMPANY_STAFF: ["Query.viewer.twoStepRule"],
      SELLER_OWNER: ["Query.viewer.twoStepRule"],
      SELLER_STAFF: ["Query.viewer.twoStepRule"],
    },
    neverShown: ["Viewer.twoStepDueAt", ...words("TwoStepRequired", "expiresAt methods token")],
    inPersonOnly: {
      fields: ["Query.viewer.twoStep", "Query.viewer.twoStepRule"],
    },
  },
});
