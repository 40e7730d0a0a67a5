import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

/** Compiles the message macros (`t`, `msg`, `Trans`, `Plural`) in the files that use them. */
export const wordsMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ["@lingui/babel-plugin-lingui-macro"] }),
  rolldown: { filter: { id: /\/web\/src\/.*\.tsx?$/, code: /from "@lingui\/(?:core|react)\/macro"/ } },
});
