import type { Plugin } from "vite";

/** The fingerprint of a document's text, by which development notices that the compiler has to run again. */
const fingerprint = /^\(node as any\)\.hash = "\w+";$/gm;

/** Takes out of Relay's artifacts what only development reads: no compression makes fingerprints smaller. */
export function leanArtifacts(): Plugin {
  return {
    name: "lean-artifacts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/__generated__\/.*\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(fingerprint, ""), map: null }),
    },
  };
}
