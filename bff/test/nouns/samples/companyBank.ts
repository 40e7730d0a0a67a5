import { bankFields } from "../../../src/companyBank/fields.ts";
import { versionOf } from "../../../src/graphql/version.ts";
import { demoPassword } from "../../harness/backOffice.ts";
import { collection } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

const path = "/v1/companyBank/company_po_id/{id}";
const number = { number: "123456789012", numberAgain: "123456789012" };

sample({
  collections: { companyBank: collection("bank_id") },
  fields: [[bankFields, "PUT /v1/companyBank/company_po_id/{company_po_id}"]],
  otherLimits: { "account_number maxLength": "the gateway says of any wrong number how many digits it has" },
  mutations: ({ ownUpload, record, signedIn }) => ({
    editCompanyBank: {
      permission: "COMPANY_UPDATE",
      inPerson: true,
      inputs: [
        {
          holder: "New",
          bankName: "New",
          branchName: "New",
          number: "123456789",
          numberAgain: "123456789",
          ifsc: "HDFC0001234",
          type: "CURRENT",
          chequeUploadId: ownUpload("CANCELLED_CHEQUE"),
          password: "right",
          version: versionOf([String(record("companyBank")["bank_id"])]),
        },
      ],
      responses: {
        "POST /signin": () => signedIn,
        [`PUT ${path}`]: () => [record("companyBank")],
      },
      given: async () => ({ ...number, ifsc: "HDFC0000123", password: demoPassword }),
      // The account in use, and the viewer's password.
      calls: ["GET /v1/companyPO", `GET ${path}`, "POST /signin", `PUT ${path}`],
      edit: async ({ picture }) => ({
        base: {
          holder: "Verdant",
          bankName: "Canara",
          branchName: "Indiranagar",
          ...number,
          ifsc: "CNRB0000123",
          type: "CURRENT",
          password: demoPassword,
        },
        changes: {
          ...each({
            holder: "Edited",
            bankName: "Edited",
            branchName: "Edited",
            ifsc: "HDFC0000123",
            type: "SAVINGS",
            chequeUploadId: await picture("CANCELLED_CHEQUE"),
          }),
          number: [{}, { number: "123456789013", numberAgain: "123456789013" }],
        },
      }),
    },
  }),
  access: {
    inPersonOnly: { fields: ["Company.bank"] },
    refusedTo: {
      COMPANY_STAFF: ["Company.bank"],
      SELLER_OWNER: ["Company.bank"],
      SELLER_STAFF: ["Company.bank"],
    },
    neverShown: ["CompanyBank.earlierAccounts"],
  },
});
