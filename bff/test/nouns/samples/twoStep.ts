import { closeToken } from "../../../src/session/twoStepToken.ts";
import { deviceSecret } from "../../doubles/fakeContext.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const pending = { token: "pending", email: "owner@own.test", rememberMe: false };
const proof = { currentPassword: "any", code: "123456" };
const codes = { recovery_codes: ["abcd-efgh-jkmn-pqrs"] };

sample({
  publicReads: {
    "/v1/twoStep/account_id/{id}": {
      two_step: "totp",
      enabled_at: "2026-01-01T00:00:00Z",
      recovery_codes_left: 7,
    },
  },
  mutations: ({ signedIn }) => ({
    confirmSignIn: {
      permission: null,
      trail: "a note",
      inputs: [{ token: closeToken(deviceSecret, pending), code: "123456" }],
      responses: {
        "POST /v1/signin/twoStep": () => signedIn,
        "POST /v1/accountDevice/account/{id}": () => ({ is_new: false }),
      },
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
    inPersonOnly: {
      fields: [...words("TwoStep", "enabledAt recoveryCodesLeft state"), "Query.viewer.twoStep"],
    },
  },
});
