import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./command.ts";
import { bundle } from "./bundle.ts";
import { BuildRecord, fingerprint } from "./fingerprint.ts";
import { step } from "./progress.ts";

interface Product {
  readonly title: string;
  readonly made: string;
  readonly from: readonly string[];
  readonly build: (root: string) => Promise<unknown>;
}

const shared = ["pnpm-lock.yaml", "launch/b*.ts"];

const products: readonly Product[] = [
  {
    title: "Building the console",
    made: "web/dist/index.html",
    from: [
      ...shared,
      "web/src/**/*",
      "web/public/**/*",
      "web/vite/**/*",
      "web/*.*",
      "schema.graphql",
      "relay.config.json",
    ],
    build: (root) => vite(root, "vite.config.ts"),
  },
  {
    title: "Building the delivery page",
    made: "web/dist-delivery/index.html",
    from: [
      ...shared,
      "web/src/{deliveryPage,__generated__,i18n,relay,ui}/**/*",
      "web/delivery/**/*",
      "web/vite/**/*",
      "web/*.*",
    ],
    build: (root) => vite(root, "vite.delivery.config.ts"),
  },
  {
    title: "Building GraphiQL",
    made: "web/dist-graphiql/index.html",
    from: [...shared, "web/graphiql/**/*", "web/vite.graphiql.config.ts"],
    async build(root) {
      // Put in its place when it is whole: a gateway that runs serves it from then on.
      const folder = join(root, "web/dist-graphiql");
      const made = join(root, ".cache/dist-graphiql");
      await vite(root, "vite.graphiql.config.ts", "--outDir", made);
      rmSync(folder, { recursive: true, force: true });
      renameSync(made, folder);
    },
  },
  {
    title: "Bundling the service",
    made: "service/dist/main.js",
    from: [...shared, "service/src/**/*", "service/package.json"],
    build: (root) => bundle(root, "service"),
  },
  {
    title: "Bundling the gateway",
    made: "bff/dist/main.js",
    from: [...shared, "bff/src/**/*", "bff/package.json"],
    build: (root) => bundle(root, "bff"),
  },
];

/** The folder of a part of the product that is built on its own. */
export type Part = "web/dist/" | "web/dist-delivery/" | "web/dist-graphiql/" | "service/dist/" | "bff/dist/";

/** Builds what changed since the last build, one after the other, and says so; with `parts`, just those. */
export async function build(root: string, ...parts: Part[]): Promise<void> {
  const record = new BuildRecord(root);
  for (const product of chosen(parts)) {
    const print = fingerprint(root, product.from);
    if (isBuilt(root, record, product, print)) continue;
    await step(product.title, () => product.build(root));
    record.remember(product.made, print);
  }
}

/** Takes away what was built of a part and has changed since. @returns whether it has to be built */
export function discardStale(root: string, part: Part): boolean {
  const record = new BuildRecord(root);
  const stale = chosen([part]).filter(
    (product) => !isBuilt(root, record, product, fingerprint(root, product.from)),
  );
  for (const { made } of stale) rmSync(join(root, dirname(made)), { recursive: true, force: true });
  return stale.length > 0;
}

const chosen = (parts: readonly Part[]): readonly Product[] =>
  parts.length === 0 ? products : products.filter(({ made }) => parts.some((part) => made.startsWith(part)));

const isBuilt = (root: string, record: BuildRecord, { made }: Product, print: string): boolean =>
  record.isFresh(made, print) && existsSync(join(root, made));

function vite(root: string, config: string, ...further: string[]): Promise<string> {
  const web = join(root, "web");
  const program = join(web, "node_modules/vite/bin/vite.js");
  return run(
    process.execPath,
    [program, "build", "--config", config, "--logLevel", "error", ...further],
    web,
  );
}
