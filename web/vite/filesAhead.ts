import type { Plugin } from "vite";
import { addresses } from "../src/app/addresses.ts";

/** The script that runs before the first paint, and knows the address. */
const early = '<script src="/appearance.js"';

/** Pages that people open by their address, and the file each of them is in. */
const pages: readonly (readonly [address: string, file: string])[] = [
  [addresses.home, "home"],
  [addresses.products, "products"],
  [addresses.pendingOrders, "orderLists"],
  [addresses.despatchOrders, "orderLists"],
  [addresses.cancelOrders, "orderLists"],
];

/**
 * Names files in the page itself that would be asked for one or two round trips later: what every page stands in comes beside
 * the entry, and the early script chooses by the address among the sign-in page's own, what all others have, the frame, what lists
 * share, and the files of the pages above.
 */
export function filesAhead(): Plugin {
  return {
    name: "files-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        type Chunk = (typeof chunks)[number];
        const chunkOf = (name: string): Chunk => {
          const chunk = chunks.find((one) => one.name === name);
          if (chunk === undefined) throw new Error(`The build has no file named ${name}.`);
          return chunk;
        };
        const withImports = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
          if (seen.has(chunk)) return seen;
          seen.add(chunk);
          for (const file of chunk.imports) {
            const imported = byFile.get(file);
            if (imported) withImports(imported, seen);
          }
          return seen;
        };
        if (!html.includes(early)) throw new Error(`index.html has no ${early}.`);
        const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];
        const base = chunkOf("base");
        const entries = chunks.filter(({ isEntry }) => isEntry);
        const everywhere = new Set([...entries, base].flatMap((one) => [...withImports(one)]));
        /** What the page does not bring anyway, imports first. */
        const filesOf = (name: string, besides: ReadonlySet<Chunk> = everywhere) =>
          [...withImports(chunkOf(name))]
            .filter((chunk) => !besides.has(chunk))
            .toReversed()
            .flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])
            .map((file) => `/${file}`)
            .join(" ");
        const [frameStyle] = stylesOf(chunkOf("shell"));
        if (frameStyle === undefined) throw new Error("The frame has no style sheet to wait for.");
        const withFrame = new Set([...everywhere, ...withImports(chunkOf("shell"))]);
        const attributes = {
          // What is waited for on a slow line, before style sheets of the page itself; then the next files are asked for.
          turns: [base.fileName, frameStyle].map((file) => `/${file}`).join(" "),
          "sign-in": filesOf("signIn"),
          other: filesOf("relay"),
          frame: filesOf("shell"),
          list: filesOf("table", withFrame),
          pages: JSON.stringify(
            pages.map(([address, file]) => [address.toLowerCase(), filesOf(file, withFrame)]),
          ),
        };
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" }) as const;
        return {
          html: html.replace(
            early,
            [early, ...Object.entries(attributes).map(([name, value]) => `data-${name}='${value}'`)].join(
              " ",
            ),
          ),
          tags: [
            link({ rel: "modulepreload", href: `/${base.fileName}` }),
            ...stylesOf(base).map((file) => link({ rel: "stylesheet", href: `/${file}` })),
          ],
        };
      },
    },
  };
}
