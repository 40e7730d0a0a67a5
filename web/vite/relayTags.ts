import { fileURLToPath } from "node:url";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

const artifactDirectory = fileURLToPath(new URL("../src/__generated__", import.meta.url));

/**
 * Turns `graphql` tags into imports of the generated artifacts.
 * Filtered to files that hold a tag, because Babel is the slowest step of the build.
 * Options are given here because the plugin would look for its config from the working directory.
 */
export const relayTags = defineRolldownBabelPreset({
  // "false" switches the plugin's own check for stale artifacts off: it prints long argument lists otherwise than the
  // compiler and would call fresh artifacts stale. The test command checks them with the compiler itself.
  preset: () => ({
    plugins: [["relay", { artifactDirectory, eagerEsModules: true, isDevVariableName: "false" }]],
  }),
  rolldown: {
    filter: { id: { include: /\/web\/src\/.*\.tsx?$/, exclude: /__generated__/ }, code: /graphql`/ },
  },
});
