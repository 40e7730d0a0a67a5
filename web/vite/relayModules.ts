import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { RelayFeatureFlags } from "relay-runtime";
import type { Plugin } from "vite";

/**
 * Turns Relay's CommonJS files into modules, so that the build keeps of them only what the console uses, and the
 * branches of its feature flags that are switched on. Saves a tenth of the sign-in page.
 */
export function relayModules(): Plugin {
  const known = new Map<string, boolean>();
  return {
    name: "relay-modules",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/(?:relay-runtime|react-relay)\/.*\.js$/ },
      handler(code, id) {
        const { resolve } = createRequire(id);
        const hasNames = (from: string): boolean => {
          const path = resolve(from);
          const result = known.get(path) ?? exportsNames(path);
          known.set(path, result);
          return result;
        };
        const module = asModule(code, hasNames);
        // A file written in yet another way would be wrapped again, with all that it requires.
        const missed = /^.*\b(?:require\(|module\.exports|exports\.).*$/m.exec(withoutFunctions(module));
        if (missed) this.error(`${id} is not understood: ${missed[0]}`);
        return { code: module, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Parts of an object that Relay passes on as a whole, and that nothing in a browser takes from it. */
const unused = ["NormalizationEngine"];

/** An object of nothing but names, as most of Relay's files export it. */
const namesExported = /^module\.exports = \{\n((?: {2}\w+: \w+,?\n)+)\};?$/m;
const wholeExported = /^module\.exports = require\(['"](.+?)['"]\);$/m;

function exportsNames(path: string): boolean {
  if (path.endsWith("/react/index.js")) return true;
  const code = readFileSync(path, "utf8");
  const whole = wholeExported.exec(code)?.[1];
  if (whole) return exportsNames(createRequire(path).resolve(whole));
  return namesExported.test(code) || /^exports\.\w+ = /m.test(code);
}

/** @param hasNames whether another file exports names, and not one thing */
export function asModule(code: string, hasNames: (from: string) => boolean): string {
  const interop: string[] = [];
  let module = code
    .replaceAll(/^var _interopRequire\w+ = require\(.*$/gm, "")
    .replaceAll(
      /^var (\w+) = require\("(.+?)"\)(?:\["default"\]|\.default);$/gm,
      (_whole, name: string, from: string) => importOf(name, from, hasNames),
    )
    .replaceAll(
      /^var (\w+) = _interopRequire\w+\(require\("(.+?)"\)\);$/gm,
      (_whole, name: string, from: string) => {
        interop.push(name);
        return importOf(name, from, hasNames);
      },
    )
    .replaceAll(
      /^var (\w+) = require\(['"](.+?)['"]\)(?:,([^;]*))?;$/gm,
      (_whole, name: string, from: string, parts?: string) =>
        parts === undefined ? importOf(name, from, hasNames) : importParts(name, from, parts, hasNames),
    )
    .replace(
      namesExported,
      (_whole, names: string) =>
        `export { ${names.replaceAll(/\s*(\w+): (\w+)(,?)\n/g, "$2 as $1$3 ").trim()} };`,
    )
    .replace(wholeExported, (_whole, from: string) =>
      hasNames(from) ? `export * from "${from}";` : `export { default } from "${from}";`,
    )
    .replace(/^module\.exports = /m, "export default ")
    .replaceAll(/^exports\.(\w+) = (?:void 0|.*= void 0);$/gm, "")
    .replaceAll(/^exports\.(\w+) = (\w+);$/gm, "export { $2 as $1 };")
    .replace(/^Object\.defineProperty\(exports, "__esModule", \{\n.*\n\}\);$/m, "");
  for (const name of unused) module = module.replaceAll(new RegExp(`^  ${name}: ${name},\\n`, "gm"), "");
  for (const name of interop) module = module.replaceAll(`${name}["default"]`, name);
  return module.replaceAll(/\b(?:_relayRuntime\.)?RelayFeatureFlags\.(\w+)/g, (whole, flag: string) => {
    const value = Object.entries(RelayFeatureFlags).find(([name]) => name === flag)?.[1];
    return value === undefined ? whole : JSON.stringify(value);
  });
}

function importOf(name: string, from: string, hasNames: (from: string) => boolean): string {
  const source = from.replace("@babel/runtime/helpers/", "@babel/runtime/helpers/esm/");
  return `import ${hasNames(from) ? "* as " : ""}${name} from "${source}";`;
}

/** `var _require = require("./file"), one = _require.one, two = _require.__internal.two;` */
function importParts(name: string, from: string, parts: string, hasNames: (from: string) => boolean): string {
  const names: string[] = [];
  const rest: string[] = [];
  for (const part of parts.split(",").map((text) => text.trim())) {
    const [, local = "", member = "", deeper] =
      new RegExp(`^([\\w$]+) = ${name}\\.(\\w+)(\\.\\w+)?$`).exec(part) ?? [];
    if (member === "" || !hasNames(from)) rest.push(`var ${part};`);
    else if (deeper === undefined) names.push(`${member} as ${local}`);
    else {
      names.push(`${member} as ${name}${member}`);
      rest.push(`var ${local} = ${name}${member}${deeper};`);
    }
  }
  const line =
    names.length > 0 ? `import { ${names.join(", ")} } from "${from}";` : importOf(name, from, hasNames);
  return [line, ...rest].join("\n");
}

/** What stands at the top of a file: a function may still require something in development. */
function withoutFunctions(code: string): string {
  return code.replaceAll(/^[ \t].*$/gm, "");
}
