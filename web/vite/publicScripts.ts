import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";
import { compress } from "./compressedFiles.ts";

/**
 * Makes the scripts of the public folder small, as the bundler does with all others: the one that runs before the first paint is
 * waited for by everybody who opens a page.
 */
export function publicScripts(): Plugin {
  let target: string[] = [];
  return {
    name: "public-scripts",
    apply: "build",
    configResolved({ build }) {
      target = [build.target].flat().filter((one) => typeof one === "string");
    },
    async writeBundle({ dir = "" }) {
      const scripts = (await readdir(dir)).filter((file) => file.endsWith(".js"));
      if (scripts.length === 0) throw new Error("The public folder has no script any more.");
      for (const name of scripts) {
        const path = join(dir, name);
        const { code, errors } = await minify(name, await readFile(path, "utf8"), {
          module: false,
          compress: { target },
        });
        if (errors.length > 0) throw new Error(`${name} cannot be made small: ${errors[0]?.message}`);
        await writeFile(path, code);
        await compress(path);
      }
    },
  };
}
