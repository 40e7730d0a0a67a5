import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

/** What the macros leave of a message: its id and its English words, as literals. */
const descriptor = /\bid: ?("[\w+/-]{6}"),\s*message: ?("(?:[^"\\]|\\.)*")/g;

/**
 * Compiles the English words where they stand in the code, as the catalogues of the other languages are compiled:
 * the compiler itself weighs more than the words of most screens, and stays out of the console this way.
 */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    apply: "build",
    // After JSX has become calls.
    enforce: "post",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "message:" },
      handler(code) {
        const compiled = code.replaceAll(descriptor, (_whole, id: string, message: string) => {
          const words: unknown = compileMessage(JSON.parse(message));
          return `id: ${id}, message: ${JSON.stringify(Array.isArray(words) ? words : [words])}`;
        });
        // Lines stay lines, so the map stays right where it is looked at.
        return compiled === code ? null : { code: compiled, map: null };
      },
    },
    renderChunk(code, { name }) {
      // Lingui would say each of them with a warning, and a plural not at all.
      const missed = /\bid: ?["'`][\w+/-]{6}["'`],\s*message: ?["'`][^"'`]{0,40}/.exec(code);
      if (missed) this.error(`${name} has words that are not compiled: ${missed[0]}`);
    },
  };
}
