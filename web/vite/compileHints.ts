import type { Plugin } from "vite";
import { firstFiles } from "./firstPages.ts";

const hint = "//# allFunctionsCalledOnLoad\n";

/** Most of what these files hold is called by the first page. */
const calledAtOnce = new Set(["framework", "index", ...firstFiles]);

/**
 * Says of the files of the first pages that their functions are called at once: a browser that knows the hint compiles them while
 * the file comes, beside the page, instead of one by one while the page is drawn. It counts in the first line alone; to other browsers it
 * is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && calledAtOnce.has(file.name)) file.code = hint + file.code;
      },
    },
  };
}
