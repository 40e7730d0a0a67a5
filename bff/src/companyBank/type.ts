import type { Company } from "../company/record.ts";
import { CompanyType } from "../company/type.ts";
import { builder } from "../graphql/builder.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { allows, isInPerson } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { bankFolder } from "../upload/keys.ts";
import type { BankAccount } from "./record.ts";
import { type CompanyBank, loadBank } from "./source.ts";

/** Bank accounts are for who may change them, and never for a program. */
export function mayReadBank(user: SessionUser): boolean {
  return isInPerson(user) && allows(user, "COMPANY_UPDATE");
}

/** What kind of account it is. */
export const BankAccountTypeEnum = builder.enumType("BankAccountType", {
  description: "What kind of bank account it is.",
  values: {
    SAVINGS: { description: "A savings account." },
    CURRENT: { description: "A current account." },
  } as const,
});

const types = { SAVINGS: "SAVINGS", CURRENT: "CURRENT" } as const;

function isType(code: string): code is keyof typeof types {
  return Object.hasOwn(types, code);
}

const BankAccountType = builder.objectRef<BankAccount>("BankAccount").implement({
  description: "A bank account of the company. Its number is never answered.",
  readBy: mayReadBank,
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`bank_id`)." }),
    holder: t.exposeString("holder", { description: "In whose name it is held." }),
    bankName: t.exposeString("bankName", { description: "The bank's name." }),
    branchName: t.exposeString("branchName", { description: "The branch's name." }),
    numberEnd: t.exposeString("numberEnd", { description: "The last four digits of its number." }),
    ifsc: t.exposeString("ifsc", {
      description: "Indian Financial System Code of the branch, for example `HDFC0001234`.",
    }),
    type: t.field({
      type: BankAccountTypeEnum,
      nullable: true,
      description: "What kind it is; null when the service sends one that is not known.",
      resolve: ({ type }) => (isType(type) ? types[type] : null),
    }),
    chequeUrl: t.string({
      nullable: true,
      description: "A link to the picture of a cancelled cheque, good for an hour; null when there is none.",
      resolve: ({ companyId, chequeFile }, _args, { storage }) => {
        if (chequeFile === null) return null;
        const key = `${bankFolder(companyId)}/${chequeFile}`;
        return `/media/${key}?${storage.readLinks.sign(key, Date.now())}`;
      },
    }),
    addedAt: t.expose("createdAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the company is paid there: `createdAt`.",
    }),
    ...timeFields(t),
  }),
});

const CompanyBankType = builder.objectRef<CompanyBank>("CompanyBank").implement({
  description: "Where the company is paid.",
  readBy: mayReadBank,
  fields: (t) => ({
    account: t.field({
      type: BankAccountType,
      nullable: true,
      description: "The account in use; null while there is none.",
      resolve: ({ accounts }) => accounts[0] ?? null,
    }),
    earlierAccounts: t.field({
      type: [BankAccountType],
      most: 49,
      description: "Those that were in use before, newest first, at most 49.",
      resolve: ({ accounts }) => accounts.slice(1),
    }),
    version: t.exposeString("version", { description: versionDescription }),
  }),
});

builder.objectField(CompanyType, "bank", (t) =>
  t.field({
    type: CompanyBankType,
    nullable: true,
    description:
      "Where the company is paid (`editbank`). Null for whoever lacks `COMPANY_UPDATE`, for an API token, and when the service keeps no bank accounts.",
    open: true,
    resolve: (company: Company, _args, context) => {
      const user = context.session.current?.user;
      return user !== undefined && mayReadBank(user) ? loadBank(context, company) : null;
    },
  }),
);
