import type { Company } from "../company/record.ts";
import { CompanyType } from "../company/type.ts";
import { ownCompany } from "../company/write.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { noteNodeType } from "../graphql/nodeType.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { ownError } from "../rest/answerError.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword } from "../session/provePassword.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { claimUpload, loadOwnUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { bankPaths, bankRule } from "./input.ts";
import { bankCall, type CompanyBank, keepBank, readBank } from "./source.ts";
import { BankAccountTypeEnum } from "./type.ts";

async function currentBank(context: Context, company: Company, version: string | null | undefined) {
  const bank = await readBank(context, company);
  if (bank === null) throw ownError("not-offered", new Error("The service keeps no bank accounts."));
  if (version === null || version === undefined || version === bank.version) return bank;
  noteNodeType(company, "Company");
  throw new ConflictError("Somebody else has changed this since you opened it.", [], company);
}

/** Sends the account; a company that is paid elsewhere since the last look is shown as it is now. */
async function putAccount(
  context: Context,
  company: Company,
  before: CompanyBank,
  body: Readonly<Record<string, string | null>>,
): Promise<void> {
  const { etag } = before;
  try {
    keepBank(
      context,
      company,
      await context.rest.send({
        ...bankCall(company),
        method: "PUT",
        body,
        ...(etag === null ? {} : { ifMatch: etag }),
      }),
    );
  } catch (error) {
    if (error instanceof RestError && error.kind === "stale")
      await currentBank(context, company, before.version);
    throw error;
  }
}

async function editCompanyBank(raw: unknown, context: Context): Promise<Company> {
  const user = currentUser(context);
  // The password proves that a person is there; a token is none.
  if (user.limitedTo !== null) throw new ForbiddenError();
  const input = validate(bankRule, raw);
  const company = await ownCompany(context);
  const before = await currentBank(context, company, input.version);
  // An upload that is somebody else's is refused before anything is asked of the service.
  if (input.chequeUploadId !== null && (await loadOwnUpload(context, input.chequeUploadId)) === null) {
    throw new NotFoundError();
  }
  await provePassword(context, user, "password", input.password);
  const account = {
    account_holder: input.holder,
    bank_name: input.bankName,
    branch_name: input.branchName,
    account_number: input.number,
    ifsc: input.ifsc,
    account_type: input.type,
  };
  if (input.chequeUploadId === null) {
    await putAccount(context, company, before, { ...account, cheque_file: null });
  } else {
    const upload = await claimUpload(context, input.chequeUploadId, "CANCELLED_CHEQUE", `bank ${company.id}`);
    await publishUpload(context, upload, { replaces: null }, ({ file }) =>
      putAccount(context, company, before, { ...account, cheque_file: file }),
    );
  }
  noteSecurity(context, "bank account changed");
  return company;
}

const EditCompanyBankInput = builder.inputType("EditCompanyBankInput", {
  description: "A bank account that takes the place of the one in use.",
  fields: (t) => ({
    holder: t.string({ required: true, description: "In whose name it is held, at most 120 characters." }),
    bankName: t.string({ required: true, description: "At most 120 characters." }),
    branchName: t.string({ required: true, description: "At most 120 characters." }),
    number: t.string({ required: true, description: "9 to 18 digits; spaces are passed over." }),
    numberAgain: t.string({ required: true, description: "The number once more." }),
    ifsc: t.string({
      required: true,
      description: "Four letters, a zero, and six letters or digits, for example `HDFC0001234`.",
    }),
    type: t.field({ type: BankAccountTypeEnum, required: true, description: "What kind it is." }),
    chequeUploadId: t.id({ description: "A finished upload for `CANCELLED_CHEQUE`." }),
    password: t.string({ required: true, description: "The viewer's own password, typed again." }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditCompanyBankSuccess = builder.objectRef<{ company: Company }>("EditCompanyBankSuccess").implement({
  description: "It was saved.",
  fields: (t) => ({
    company: t.expose("company", { type: CompanyType, description: "The company, paid there from now on." }),
  }),
});

builder.mutationField("editCompanyBank", (t) =>
  t.field({
    type: resultUnion("EditCompanyBank", EditCompanyBankSuccess, changeErrors),
    description:
      "Puts a bank account in the place of the one in use, which stays as history. Asks for `COMPANY_UPDATE` and the viewer's password, and is not for API tokens.",
    authScopes: { may: "COMPANY_UPDATE" },
    args: { input: t.arg({ type: EditCompanyBankInput, required: true, description: "The account." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(bankPaths, async () => ({ company: await editCompanyBank(input, context) })),
  }),
);
