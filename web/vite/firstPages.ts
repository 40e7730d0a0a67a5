import { fileURLToPath } from "node:url";

/** What a bundler knows of its modules, as far as it matters here. */
export interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

interface Stage {
  readonly name: string;
  /** Modules imported on demand, in the console's source folder. */
  readonly roots: readonly string[];
  /** Modules that stay beside the page: no other page is likely to need them. */
  readonly own?: RegExp;
  /** The stage whose sheet has its styles, which are small, so that they are no request of their own. */
  readonly stylesIn?: string;
  /** What these modules need too stands in the first stage, so that their page does not bring this file. */
  readonly notFor?: readonly string[];
}

/** In the order in which a stranger needs them. A module goes to the first that needs it. */
const stages: readonly Stage[] = [
  {
    name: "base",
    roots: ["shell/Providers.tsx", "failure/PageBoundary.tsx", "auth/LoginPage.tsx"],
    own: /\/src\/(?:auth|__generated__)\//,
  },
  {
    name: "signIn",
    roots: ["auth/LoginPage.tsx", "auth/_components/AuthTools.tsx", "shell/Toasts.tsx"],
    stylesIn: "base",
    notFor: ["shell/ContentLayoutPage.tsx", "auth/_components/LateAuthTools.tsx"],
  },
  {
    // Relay, and what first reads and changes something: the sign-in page has it once it is drawn, all others from the start.
    name: "relay",
    roots: [
      "relay/startRelay.ts",
      "relay/withRelay.tsx",
      "relay/useChange.ts",
      "relay/usePages.ts",
      "route/queryComponent.tsx",
      "auth/signInFacts.ts",
      "auth/LandingPage.tsx",
    ],
  },
  { name: "shell", roots: ["shell/ContentLayoutPage.tsx"] },
  // Other pages need the table without its tools.
  {
    name: "table",
    roots: ["catalogue/product/ViewProductPage.tsx"],
    own: /\/src\/catalogue\/(?!product\/(?:_components\/ProductPicture|_components\/product\.css|useStatusName))|\/__generated__\/(?!ProductPicture)/,
  },
  { name: "products", roots: ["catalogue/product/ViewProductPage.tsx"] },
];

/** The files of these stages. */
export const firstFiles: readonly string[] = stages.map(({ name }) => name);

const first = "base";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
/** Lists of names, of which each page needs a few. What a file really takes from them comes along with it. */
const barrels =
  /\/(?:react-aria-components\/dist\/exports\/index|react-relay\/lib\/hooks|@internationalized\/\w+\/dist\/index)\.m?js$/;

/**
 * Files for the modules that the first pages need: what every page stands in, the frame, and a list. In a few large
 * files they weigh a sixth less than in a hundred small ones, and come in fewer round trips.
 */
export function firstPages() {
  let names: Map<string, string> | undefined;
  return stages.map((stage, index) => ({
    name: (id: string, modules: Modules) =>
      (names ??= namesOf(modules)).get(id) === stage.name ? stage.name : null,
    // A file takes along what its modules import, so the first stage has to come first.
    priority: 100 - index,
  }));
}

/** The file of each module that the first pages need. */
export function namesOf(modules: Modules): Map<string, string> {
  const names = new Map<string, string>();
  const neededBy = (roots: readonly string[]) =>
    needed(
      roots.map((root) => sources + root),
      modules,
    );
  for (const { name, roots, own, stylesIn = name, notFor = [] } of stages) {
    const others = neededBy(notFor);
    for (const id of neededBy(roots)) {
      if (own?.test(id) || names.has(id)) continue;
      const stage = others.has(id) ? first : name;
      names.set(id, id.endsWith(".css") ? stylesIn : stage);
    }
  }
  return names;
}

/** These modules and all that they import before they run. */
export function needed(roots: readonly string[], modules: Modules): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || barrels.test(id)) return;
    seen.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}
