import { expect, test } from "vitest";
import { edited, newLines, stepsOf } from "./recipe.ts";

const page = `
Some words, and \`code\` in a line.

\`\`\`ts title="a/new.ts"
export const one = 1;

export const two = 2;
\`\`\`

\`\`\`diff title="list.ts"
 first,
+new,

-last,
+the last,
@@
+other,
 end
\`\`\`

\`\`\`sh
npx pnpm generate
npx pnpm test types
\`\`\`

\`\`\`po title="hi.po"
msgid "One"
msgstr "एक"

msgid "Two"
msgstr "दो"
\`\`\`
`;

test("blocks are steps in their order: new files, edits, commands and translations", () => {
  expect(stepsOf(page)).toEqual([
    { kind: "write", file: "a/new.ts", text: "export const one = 1;\n\nexport const two = 2;\n" },
    {
      kind: "edit",
      file: "list.ts",
      places: [
        { before: "first,\n\nlast,\n", after: "first,\nnew,\n\nthe last,\n" },
        { before: "end\n", after: "other,\nend\n" },
      ],
    },
    { kind: "run", command: "npx pnpm generate" },
    { kind: "run", command: "npx pnpm test types" },
    {
      kind: "translate",
      file: "hi.po",
      places: [
        { before: 'msgid "One"\nmsgstr ""\n', after: 'msgid "One"\nmsgstr "एक"\n' },
        { before: 'msgid "Two"\nmsgstr ""\n', after: 'msgid "Two"\nmsgstr "दो"\n' },
      ],
    },
  ]);
});

test.each([
  ["a block without a name", "```ts\nconst one = 1;\n```\n", "neither a file nor an edit nor a command"],
  ["an edit without signs", '```diff title="a.ts"\nconst one = 1;\n```\n', "a blank, + or -"],
])("%s is no step", (_name, markdown, message) => {
  expect(() => stepsOf(markdown)).toThrow(message);
});

const places = [{ before: "first,\n", after: "first,\nnew,\n" }];

test("an edit changes whole lines at the one place where they are", () => {
  expect(edited("not first,\nfirst,\nlast,\n", places)).toBe("not first,\nfirst,\nnew,\nlast,\n");
  expect(edited("first,\n", places)).toBe("first,\nnew,\n");
});

test.each([
  ["not there", "second,\n", "are there 0 times"],
  ["there twice", "first,\nsecond,\nfirst,\n", "are there 2 times"],
])("lines that are %s are no place", (_name, text, message) => {
  expect(() => edited(text, places)).toThrow(message);
});

test("lines that come are counted, and lines that become others", () => {
  expect(newLines([...places, { before: "old\nkept\n", after: "new\nkept\n" }])).toBe(2);
});
