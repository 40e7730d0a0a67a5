import { exampleRegistration } from "../../src/account/exampleRegistration.ts";
import { allUploadRules } from "../../src/upload/purpose.ts";
import { own, ownUpload, record, signedIn, type MutationExample } from "./example.ts";
import { nounMutations } from "./nounMutations.ts";
import { productMutations } from "./productMutations.ts";
import { ids } from "./tenantFixtures.ts";
import { chatMutations } from "./chat.ts";
import { catalogueMutations } from "./catalogueMutations.ts";
import { companyMutations } from "./companyMutations.ts";
import { jobMutations } from "./jobMutations.ts";
import { webhookMutations } from "./webhookMutations.ts";

const soon = new Date(Date.now() + 86_400_000).toISOString();

const newPassword = { newPassword: "my dog eats 3 pies", confirmPassword: "my dog eats 3 pies" };

/** One example for each mutation. A mutation without one fails the test. */
export const mutationExamples: Readonly<Record<string, MutationExample>> = {
  signIn: {
    inputs: [{ email: "owner@own.test", password: "any", rememberMe: true }],
    responses: { "POST /signin": () => signedIn },
  },
  signOut: { inputs: [null], responses: {} },
  registerCompany: { inputs: [exampleRegistration], responses: { "POST /v1/companyPO": () => null } },
  activateAccount: {
    inputs: [{ kind: "OWNER", activation: "token", code: "code" }],
    responses: { "POST /v1/companyPO/activation": () => null },
  },
  signOutEverywhere: { inputs: [null], responses: {} },
  endSession: { inputs: [{ id: own("ViewerSession") }], responses: {} },
  changePassword: {
    inputs: [{ currentPassword: "the old one", ...newPassword }],
    responses: { "POST /signin": () => signedIn, "POST /v1/companyPO/changepassword": () => null },
  },
  addApiToken: {
    inputs: [{ name: "New", permissions: ["PRODUCT_UPDATE"], expiresAt: soon, idempotencyKey: "key" }],
    responses: { "POST /v1/apiToken": () => record("apiToken") },
  },
  revokeApiToken: {
    inputs: [{ id: own("ApiToken") }],
    responses: { "DELETE /v1/apiToken/{id}": () => null },
  },
  addBookmark: {
    inputs: [{ entry: "brand" }],
    responses: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  removeBookmark: {
    inputs: [{ entry: `entry-${ids.own}` }],
    responses: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  saveLook: {
    inputs: [
      {
        layout: "rtl",
        sidebarType: "compact",
        sidebarSetting: "border-sidebar",
        sidebarBackground: "sidebar-img1",
        palette: "color-3",
        mix: "dark-only",
      },
    ],
    responses: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  markNotificationsSeen: {
    inputs: [null],
    responses: { "POST /v1/companyNotification/account/{id}/seen": () => ({ seen_count: 1 }) },
  },
  markNotificationsRead: {
    inputs: [{ ids: [own("Notification")] }, {}],
    responses: { "POST /v1/companyNotification/account/{id}/read": () => ({ read_count: 1 }) },
  },
  saveNotificationPreferences: {
    inputs: [
      {
        choices: [{ kind: "PRODUCT_SUBMITTED", delivery: "OFF" }],
        quietFrom: "22:00",
        quietUntil: "07:00",
      },
    ],
    responses: {
      "PUT /v1/companyNotificationPreference/account/{id}": () => record("companyNotificationPreference"),
    },
  },
  requestPasswordReset: {
    inputs: [{ email: "owner@own.test" }],
    responses: { "POST /v1/passwordReset/request": () => null },
  },
  resetPassword: {
    inputs: [{ token: "token", ...newPassword }],
    responses: { "POST /v1/passwordReset": () => [{ user_po_id: ids.foreign }] },
  },
  requestUpload: {
    inputs: allUploadRules.map(({ purpose }) => ({ purpose, contentType: "image/png", bytes: 100 })),
    responses: {},
  },
  setProfilePicture: {
    inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }, {}],
    responses: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  finishUpload: { inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }], responses: {} },
  ...chatMutations,
  ...productMutations,
  ...companyMutations,
  ...jobMutations,
  ...webhookMutations,
  ...catalogueMutations,
  ...nounMutations,
};
