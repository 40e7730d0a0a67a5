import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const compiler = createRequire(new URL("../../package.json", import.meta.url)).resolve(
  "relay-compiler/cli.js",
);

/**
 * Reruns the Relay compiler in development when a changed file holds a `graphql` tag.
 * The compiler's own watch mode needs Watchman; a full run takes about a tenth of a second, so none is needed.
 */
export function relayCompiler(): Plugin {
  let running: Promise<void> | undefined;
  const compile = (report: (text: string) => void) =>
    (running ??= new Promise<void>((done) => {
      const environment = { ...process.env, FORCE_NO_WATCHMAN: "1" };
      const command = [compiler, "relay.config.json"];
      execFile(process.execPath, command, { cwd: root, env: environment }, (error, stdout, stderr) => {
        running = undefined;
        if (error) report(`${stdout}${stderr}`);
        done();
      });
    }));
  return {
    name: "relay-compiler",
    apply: (_config, { command, mode }) => command === "serve" && mode !== "test",
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
