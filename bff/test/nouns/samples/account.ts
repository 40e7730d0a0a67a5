import { exampleRegistration } from "../../../src/account/exampleRegistration.ts";
import { passwordFields } from "../../../src/account/password.ts";
import { registrationFields } from "../../../src/account/registration.ts";
import { collection, ids, texts } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const newPassword = { newPassword: "my dog eats 3 pies", confirmPassword: "my dog eats 3 pies" };

sample({
  collections: {
    account: collection("user_po_id", {
      values: (whose, _id, mark) => ({
        ...texts(whose),
        first_name: `${mark} first`,
        active: true,
        pw_changed: true,
        primary_login: true,
      }),
    }),
  },
  arguments: { "Query.availability": ['kind: BUSINESS_NAME, value: "Sprig & Stone"'] },
  fields: [
    [registrationFields, "POST /v1/companyPO"],
    [passwordFields, "POST /v1/passwordReset"],
    [passwordFields, "POST /v1/companyPO/changepassword"],
  ],
  otherLimits: {
    "business_subdomain pattern": "the gateway takes out what is no letter first",
    "pw maxLength": "the gateway says of any wrong length that it is the password's",
    "cpw maxLength": "one that is too long does not match a password that may be used",
  },
  mutations: ({ signedIn }) => ({
    signIn: {
      permission: null,
      trail: "a note",
      inputs: [{ email: "owner@own.test", password: "any", rememberMe: true }],
      responses: {
        "POST /signin": () => signedIn,
        "POST /v1/accountDevice/account/{id}": () => ({ is_new: false }),
      },
    },
    signOut: {
      permission: null,
      trail: "ends a session, which the gateway keeps; nobody's record",
      inputs: [null],
      responses: {},
    },
    registerCompany: {
      permission: null,
      trail: "additions of the company, its location and its owner's account",
      inputs: [exampleRegistration],
      responses: { "POST /v1/companyPO": () => null },
    },
    activateAccount: {
      permission: null,
      trail: "a change of the account, by nobody who was signed in",
      inputs: [{ kind: "OWNER", activation: "token", code: "code" }],
      responses: {
        "POST /v1/companyPO/activation": () => ({ email_id: "owner@own.test", already_active: false }),
      },
    },
    changePassword: {
      permission: null,
      inPerson: true,
      trail: "a change of the account, without the password",
      inputs: [{ currentPassword: "the old one", ...newPassword }],
      responses: { "POST /signin": () => signedIn, "POST /v1/companyPO/changepassword": () => null },
    },
    requestPasswordReset: {
      permission: null,
      trail: "a note that a mail left",
      inputs: [{ email: "owner@own.test" }],
      responses: { "POST /v1/passwordReset/request": () => null },
    },
    resetPassword: {
      permission: null,
      trail: "a change of the account, without the password",
      inputs: [{ token: "token", ...newPassword }],
      responses: { "POST /v1/passwordReset": () => [{ user_po_id: ids.foreign }] },
    },
  }),
  access: { neverShown: ["Viewer.pictureUrl", "Viewer.seller"] },
});
