import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { password, people } from "../browser/fixtures.ts";
import type { Product } from "../browser/product.ts";

const answered = v.object({ data: v.unknown(), errors: v.optional(v.unknown()) });

/** The owner of the company of the demo, who asks the gateway of a product. */
export class Owner {
  readonly #product: Product;
  #cookie = "";

  constructor(product: Product) {
    this.#product = product;
  }

  async signIn(): Promise<void> {
    await this.ask("mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }", {
      input: { email: people.owner, password, rememberMe: false },
    });
  }

  /** What the gateway answers. @throws Error with what it says is wrong */
  async ask(query: string, variables: object = {}): Promise<unknown> {
    const { origin } = this.#product;
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-back-office": "1", origin, cookie: this.#cookie },
      body: JSON.stringify({ query, variables }),
    });
    this.#cookie ||= response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const { data, errors } = v.parse(answered, await response.json());
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** What stands at a link of the gateway. */
  read(link: string): Promise<Response> {
    return fetch(new URL(link, this.#product.origin), { headers: { cookie: this.#cookie } });
  }
}

const root = resolve(import.meta.dirname, "../..");

/** The programs of the product that runs, `service` and `bff`, with their memory in MiB. */
export function memory(): Readonly<Record<string, number>> {
  const all = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  const found: Record<string, number> = {};
  for (const line of all) {
    const [, pid = "", args = ""] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    const [, program] = /(service|bff)\/dist\/main\.js/.exec(args) ?? [];
    if (program === undefined || !args.includes(root)) continue;
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    found[program] = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }
  return found;
}

/** The most memory that the programs have from now on, looked at again and again until `stop`. */
export function watchMemory() {
  const peak: Record<string, number> = { ...memory() };
  const note = (): void => {
    for (const [program, used] of Object.entries(memory()))
      peak[program] = Math.max(peak[program] ?? 0, used);
  };
  const watch = setInterval(note, 100);
  return {
    /** The most until now. */
    peak(): Readonly<Record<string, number>> {
      note();
      return { ...peak };
    },
    stop: () => clearInterval(watch),
  };
}
