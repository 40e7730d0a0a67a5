import { allUploadRules } from "../../../src/upload/purpose.ts";
import { uploadId } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const trail = "files come to be something with the change that names them";

sample({
  nodes: {
    Upload: { of: "person", ids: (id) => allUploadRules.map(({ purpose }) => uploadId(id, purpose)) },
  },
  mutations: ({ ownUpload }) => ({
    requestUpload: {
      permission: null,
      trail,
      inputs: allUploadRules.map(({ purpose, contentTypes: [contentType] }) => ({
        purpose,
        contentType,
        bytes: 100,
      })),
      responses: {},
    },
    finishUpload: {
      permission: null,
      trail,
      inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }],
      responses: {},
    },
  }),
  access: {
    refusedWithout: {
      COMPANY_UPDATE: {
        mutations: ["ABOUT_US_IMAGE", "CANCELLED_CHEQUE", "COMPANY_LOGO"].map(
          (purpose) => `requestUpload ${purpose}`,
        ),
      },
      IMPORT_CREATE: { mutations: ["requestUpload IMPORT_FILE"] },
    },
    inPersonOnly: { mutations: ["requestUpload PROFILE_PICTURE"] },
  },
});
