import { graphql, readInlineData } from "relay-runtime";
import type { roleWords_role$key } from "#/__generated__/roleWords_role.graphql";
import { useRoleWords } from "#/people/useRoleWords.ts";

/** A role, as far as its name needs it. */
export type NamedRole = roleWords_role$key;

/** What a role is called: in the reader's language where every company has it. */
export function useRoleName(): (role: NamedRole) => string {
  const words: Readonly<Partial<Record<string, string>>> = useRoleWords();
  return (roleKey) => {
    const { key, name } = readInlineData(
      graphql`
        fragment roleWords_role on CompanyRole @inline {
          key
          name
        }
      `,
      roleKey,
    );
    return key ? (words[key] ?? name) : name;
  };
}
