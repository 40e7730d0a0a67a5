import * as v from "valibot";
import { allPermissions } from "../../src/access/permission.ts";
import { allows } from "../../src/access/rules.ts";
import { schema } from "../../src/schema.ts";
import { type Viewer, viewers } from "./callers.ts";

const declaredRule = v.object({
  pothosOptions: v.object({
    authScopes: v.union([
      v.object({ may: v.picklist(allPermissions) }),
      v.object({ inPerson: v.literal(true) }),
      v.object({ restricted: v.literal(true) }),
      v.object({ signedIn: v.literal(true) }),
      v.object({ delivering: v.literal(true) }),
      v.object({ anyone: v.literal(true) }),
    ]),
  }),
});

/** The rule a mutation declares. */
export function ruleOf(name: string) {
  const { extensions } = schema.getMutationType()?.getFields()[name] ?? {};
  return v.parse(declaredRule, extensions).pothosOptions.authScopes;
}

const token: Viewer | undefined = viewers[0] && {
  ...viewers[0],
  name: "an API token of the owner",
  user: { ...viewers[0].user, limitedTo: allPermissions },
};

/** Who is signed in and may not call a mutation. */
export function deniedTo(name: string): readonly Viewer[] {
  const rule = ruleOf(name);
  const roles = token === undefined ? viewers : [...viewers, token];
  if ("may" in rule) return roles.filter(({ user }) => !allows(user, rule.may));
  return "inPerson" in rule || "restricted" in rule
    ? roles.filter(({ user }) => user.limitedTo !== null)
    : [];
}
