import type { Plugin } from "vite";

/** The script that runs before the first paint, and knows the address. */
const early = '<script src="/appearance.js"';

/**
 * Names files in the page itself that would be asked for one or two round trips later: what every page stands in comes beside
 * the entry, and the early script chooses by the address among the sign-in page's own, what all others have, the frame and what lists share.
 */
export function filesAhead(): Plugin {
  return {
    name: "files-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunkOf = (name: string) => {
          const file = Object.values(bundle).find((one) => one.type === "chunk" && one.name === name);
          if (file?.type !== "chunk") throw new Error(`The build has no file named ${name}.`);
          return file;
        };
        if (!html.includes(early)) throw new Error(`index.html has no ${early}.`);
        const stylesOf = ({ viteMetadata }: ReturnType<typeof chunkOf>) => [
          ...(viteMetadata?.importedCss ?? []),
        ];
        const filesOf = (name: string) => {
          const chunk = chunkOf(name);
          return [chunk.fileName, ...stylesOf(chunk)].map((file) => `/${file}`).join(" ");
        };
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" }) as const;
        const base = chunkOf("base");
        return {
          html: html.replace(
            early,
            `${early} data-sign-in="${filesOf("signIn")}" data-other="${filesOf("relay")}" data-frame="${filesOf("shell")}" data-list="${filesOf("table")}"`,
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
