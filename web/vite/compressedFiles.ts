import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Smaller files gain nothing that a reader would notice, in bytes. */
const smallest = 1_000;

/** Writes each text file of the build compressed beside itself, once and well: the gateway only has to choose. */
export function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(?:js|css|html|svg|json)$/.test(file));
      await Promise.all(texts.map((file) => compress(join(dir, file))));
    },
  };
}

/** The same of one file. */
export async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await asBrotli(text, { params }));
  await writeFile(`${path}.gz`, await asGzip(text, { level: 9 }));
}
