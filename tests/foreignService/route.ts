import type { Outcome } from "./answer.ts";
import type { Body } from "./table.ts";

/** A documented call: the values in braces, in their order, and the body. */
export type Handler = (values: readonly string[], body: Body) => Outcome;

/** Handlers by `METHOD /path/{with}/{values}`. */
export type Routes = Readonly<Record<string, Handler>>;

/** Finds the call of a method and path; undefined when no document has it. An earlier route wins. */
export function createRouter(
  routes: Routes,
): (method: string, path: string, body: Body) => (() => Outcome) | undefined {
  const known = Object.entries(routes).map(([route, handle]) => {
    const [method = "", template = ""] = route.split(" ", 2);
    return { method, path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([^/]+)")}$`), handle };
  });
  return (method, path, body) => {
    for (const { method: expected, path: form, handle } of known) {
      const match = expected === method ? form.exec(path) : null;
      if (match !== null) return () => handle(match.slice(1).map(decodeURIComponent), body);
    }
    return undefined;
  };
}
