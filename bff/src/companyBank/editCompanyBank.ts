import { columnsOf, describeTable } from "../audit/described.ts";
import type { Company } from "../company/record.ts";
import { CompanyType } from "../company/type.ts";
import { ownCompany } from "../company/write.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { type RestBody, toRestBody, version } from "../graphql/inputFields.ts";
import { noteNodeType } from "../graphql/nodeType.ts";
import { ownError } from "../rest/responseError.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword } from "../session/provePassword.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { claimUpload, loadOwnUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { bankFields, confirmFields, confirmRules } from "./fields.ts";
import { mayReadBank } from "./type.ts";
import { bankCall, type CompanyBank, keepBank, readBank } from "./source.ts";

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
  body: RestBody,
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

changeMutation({
  name: "editCompanyBank",
  description:
    "Puts a bank account in the place of the one in use, which stays as history. Takes the viewer's password, and is not for API tokens.",
  permission: "COMPANY_UPDATE",
  input: {
    description: "A bank account that takes the place of the one in use.",
    argument: "The account.",
    fields: { ...bankFields, ...confirmFields, version },
    rulesFor: confirmRules,
  },
  async run({ version, chequeUploadId, password, ...values }, context) {
    const user = currentUser(context);
    // The password proves that a person is there; a token is none.
    if (user.limitedTo !== null) throw new ForbiddenError();
    const company = await ownCompany(context);
    const before = await currentBank(context, company, version);
    // An upload that is somebody else's is refused before anything is asked of the service.
    if (chequeUploadId !== null && (await loadOwnUpload(context, chequeUploadId)) === null) {
      throw new NotFoundError();
    }
    await provePassword(context, user, "password", password);
    const put = (file: string | null) =>
      putAccount(context, company, before, toRestBody(bankFields, { ...values, chequeUploadId: file }));
    if (chequeUploadId === null) {
      await put(null);
    } else {
      const upload = await claimUpload(context, chequeUploadId, "CANCELLED_CHEQUE", `bank ${company.id}`);
      await publishUpload(context, upload, { replaces: null }, ({ file }) => put(file));
    }
    noteSecurity(context, "bank account changed");
    return { company };
  },
  success: {
    description: "It was saved.",
    fields: (t) => ({
      company: t.expose("company", {
        type: CompanyType,
        description: "The company, paid there from now on.",
      }),
    }),
  },
});

// The number itself is never kept in the trail.
describeTable("company_bank", {
  typeName: "BankAccount",
  columns: columnsOf(bankFields),
  readBy: mayReadBank,
});
