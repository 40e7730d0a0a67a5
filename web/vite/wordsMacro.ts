import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

// The plug-in would look for its settings from the folder the command was started in.
const linguiConfig = getConfig({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

/** Compiles the message macros (`t`, `msg`, `Trans`, `Plural`) in the files that use them. */
export const wordsMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: [["@lingui/babel-plugin-lingui-macro", { linguiConfig }]] }),
  rolldown: { filter: { id: /\/web\/src\/.*\.tsx?$/, code: /from "@lingui\/(?:core|react)\/macro"/ } },
});
