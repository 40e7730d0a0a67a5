import type { Plugin } from "vite";

/**
 * Names the file that every page stands in already in the page: it comes beside the entry instead of after it, one
 * round trip earlier.
 */
export function baseFirst(): Plugin {
  return {
    name: "base-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const base = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "base");
        if (base?.type !== "chunk") throw new Error("The build has no file named base.");
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" }) as const;
        return [
          link({ rel: "modulepreload", href: `/${base.fileName}` }),
          ...[...(base.viteMetadata?.importedCss ?? [])].map((file) =>
            link({ rel: "stylesheet", href: `/${file}` }),
          ),
        ];
      },
    },
  };
}
