import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const imports = /import \{([^}]*)\} from "lucide-react";/g;

/** Imports each icon from its own file: */
export function directIcons(): Plugin {
  const barrel = readFileSync(
    fileURLToPath(new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url)),
    "utf8",
  );
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of barrel.matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: '"lucide-react"' },
      handler(code) {
        const direct = code.replaceAll(imports, (_whole, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [from = "", to = from] = name.split(" as ");
              const file = files.get(from);
              if (!file) this.error(`lucide-react has no icon ${from}.`);
              return `import ${to} from "lucide-react/icons/${file}";`;
            })
            .join(" "),
        );
        return { code: direct, map: null };
      },
    },
  };
}
