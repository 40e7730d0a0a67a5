import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

// The plug-in would look for its settings from the folder the command was started in.
const linguiConfig = getConfig({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

/**
 * Compiles the message macros (`t`, `msg`, `Trans`, `Plural`) in the files that use them. The English words stay where
 * they are used: a catalogue of all screens would have to be there before the first one is drawn.
 */
export const messageMacro = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [["@lingui/babel-plugin-lingui-macro", { linguiConfig, descriptorFields: "message" }]],
  }),
  rolldown: { filter: { id: /\/web\/src\/.*\.tsx?$/, code: /from "@lingui\/(?:core|react)\/macro"/ } },
});
