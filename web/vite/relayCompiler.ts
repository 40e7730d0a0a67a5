import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const compiler = fileURLToPath(new URL("../../node_modules/.bin/relay-compiler", import.meta.url));

/**
 * Reruns the Relay compiler in development when a changed file holds a `graphql` tag.
 * The compiler's own watch mode needs Watchman; a full run takes about a tenth of a second, so none is needed.
 */
export function relayCompiler(): Plugin {
  let running: Promise<void> | undefined;
  const compile = (report: (text: string) => void) =>
    (running ??= new Promise<void>((done) => {
      execFile(compiler, { cwd: root }, (error, stdout, stderr) => {
        running = undefined;
        if (error) report(`${stdout}${stderr}`);
        done();
      });
    }));
  return {
    name: "relay-compiler",
    apply: "serve",
    configureServer(server) {
      void compile((text) => server.config.logger.error(text));
    },
    async handleHotUpdate({ file, server }) {
      if (!/\/web\/src\/.*\.tsx?$/.test(file) || file.includes("__generated__")) return;
      if ((await readFile(file, "utf8")).includes("graphql`")) {
        await compile((text) => server.config.logger.error(text));
      }
    },
  };
}
