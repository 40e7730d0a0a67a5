import { nouns } from "../nouns/nouns.ts";
import { type MutationExample, own, record } from "./example.ts";

/** Examples of adding, editing and deleting each noun that has a sample. */
export const nounMutations: Readonly<Record<string, MutationExample>> = Object.fromEntries(
  nouns.flatMap(({ type, path, add, edit, besides, versionOf }): [string, MutationExample][] => {
    const kept = record(path.replace("/v1/", ""));
    const [id, version] = [own(type), versionOf(kept)];
    return [
      [
        `add${type}`,
        {
          inputs: [{ ...add, idempotencyKey: "key" }],
          responses: { ...besides, [`POST ${path}`]: () => kept },
        },
      ],
      [
        `edit${type}`,
        {
          inputs: [
            { id, ...edit },
            { id, ...edit, version },
          ],
          responses: { [`PUT ${path}/{id}`]: () => kept },
        },
      ],
      [`delete${type}`, { inputs: [{ id, version }], responses: { [`DELETE ${path}/{id}`]: () => null } }],
    ];
  }),
);
