import * as v from "valibot";
import type { BackOffice, Caller } from "./backOffice.ts";

const result = v.object({
  result: v.looseObject({
    __typename: v.string(),
    message: v.optional(v.string()),
    issues: v.optional(v.array(v.object({ path: v.array(v.string()), message: v.string() }))),
    staffMember: v.optional(v.object({ id: v.string() })),
    role: v.optional(v.object({ id: v.string() })),
  }),
});

type Result = v.InferOutput<typeof result>["result"];

const record: Readonly<Record<string, string>> = {
  addRole: "role { id }",
  editRole: "role { id }",
  inviteStaff: "staffMember { id }",
};

/** Sends a mutation and gives its result. */
export async function change(caller: Pick<Caller, "send">, name: string, input: object): Promise<Result> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data, errors } = await caller.send(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
      ... on ${type}Success { ${record[name] ?? "__typename"} }
      ... on Error { message } ... on ValidationError { issues { path message } } } }`,
    { input },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return v.parse(result, data).result;
}

/** What a refused change says, as `path: message` or by the type of the error. */
export async function refusalOf(caller: Caller, name: string, input: object): Promise<string> {
  const { __typename, issues } = await change(caller, name, input);
  const [issue] = issues ?? [];
  return issue === undefined ? __typename : `${issue.path.join(".")}: ${issue.message}`;
}

/** What people of these tests choose. */
export const chosenPassword = "Chosen-Password-7";

/** A colleague who has followed their invitation and chosen a password, by the id of the schema. */
export interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly caller: Caller;
}

/** Invites somebody with a role, follows the mail as they would, and signs them in. */
export async function colleague(
  office: BackOffice,
  inviter: Caller,
  roleId: string,
  input: object = {},
): Promise<Colleague> {
  const email = `${crypto.randomUUID()}@verdant.test`;
  const { staffMember, ...rest } = await change(inviter, "inviteStaff", {
    firstName: "Meena",
    email,
    roleId,
    ...input,
  });
  if (staffMember === undefined) throw new Error(JSON.stringify(rest));
  const [mail] = await office.mails(email);
  const [, activation = "", kind = "", iv = ""] =
    /activation=([\w-]+)&([ab])=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  const [, first = ""] = /password: (\S+)/.exec(mail?.text ?? "") ?? [];
  await office.post(`/v1/${kind === "a" ? "companyPO" : "companySeller"}/activation`, { activation, iv });
  const caller = await office.signIn(email, first);
  await change(caller, "changePassword", {
    newPassword: chosenPassword,
    confirmPassword: chosenPassword,
  });
  return { id: staffMember.id, email, caller: await office.signIn(email, chosenPassword) };
}
