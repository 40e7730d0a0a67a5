import { existsSync } from "node:fs";
import { join } from "node:path";
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
    build: (root) => vite(root, "vite.graphiql.config.ts"),
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

/** Builds what changed since the last build, one after the other, and says so; with `only`, just what is made there. */
export async function build(root: string, only = ""): Promise<void> {
  const record = new BuildRecord(root);
  for (const product of products.filter(({ made }) => made.startsWith(only))) {
    const print = fingerprint(root, product.from);
    if (record.isFresh(product.made, print) && existsSync(join(root, product.made))) continue;
    await step(product.title, () => product.build(root));
    record.remember(product.made, print);
  }
}

function vite(root: string, config: string): Promise<string> {
  const web = join(root, "web");
  return run(
    process.execPath,
    [join(web, "node_modules/vite/bin/vite.js"), "build", "--config", config, "--logLevel", "error"],
    web,
  );
}
