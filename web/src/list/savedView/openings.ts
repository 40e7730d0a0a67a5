import { createContext, type LoaderFunctionArgs, matchRoutes, replace, type RouteObject } from "react-router";
import { preloadOf, rememberPreload } from "#/route/routePreload.ts";
import { viewParameter } from "./viewParameter.ts";

/** What a list opens with. */
export interface Opening {
  readonly list: string;
  readonly viewId: string;
  readonly state: {
    readonly search: string | null | undefined;
    readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
    readonly sort: { readonly column: string; readonly isDescending: boolean } | null | undefined;
    readonly pageSize: number | null | undefined;
    readonly mode: string | null | undefined;
  };
}

/** By the lists: what their address says when they open. Kept for the one who is signed in here. */
type Openings = Readonly<Record<string, string>>;

const storageKey = "views/openings";

function readOpenings(): Openings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([list, search]) => (typeof search === "string" ? [[list, search]] : [])),
    );
  } catch {
    return {};
  }
}

function writeOpenings(openings: Openings): void {
  try {
    if (Object.keys(openings).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(openings));
  } catch {
    // The lists then open as a whole.
  }
}

/** What the address says of a view. The list knows its own words in it, and passes over others. */
function searchFor({ viewId, state: { search, filters, sort, pageSize, mode } }: Opening): string {
  const written = new URLSearchParams(filters.map(({ name, values }) => [name, values.join(",")]));
  const set = (name: string, value: string | number | null | undefined) => {
    if (value) written.set(name, String(value));
  };
  set("searchTerm", search);
  set("sortColumn", sort?.column);
  if (sort) set("sortDirection", sort.isDescending ? "desc" : "asc");
  set("pageSize", pageSize);
  set("view", mode);
  written.set(viewParameter, viewId);
  return written.toString();
}

/** Keeps what the lists of the person who is signed in open with; none forgets all. */
export function keepOpenings(openings: readonly Opening[]): void {
  writeOpenings(Object.fromEntries(openings.map((one) => [one.list, searchFor(one)])));
}

/** Keeps what one of their lists opens with; null for the whole list. */
export function keepOpening(list: string, opening: Omit<Opening, "list"> | null): void {
  const { [list]: _before, ...others } = readOpenings();
  writeOpenings(opening ? { ...others, [list]: searchFor({ ...opening, list }) } : others);
}

/** The list that a route shows, by the id of its declaration. */
function listOf({ handle }: RouteObject): string | null {
  const list: unknown = Object(handle).list;
  return typeof list === "string" ? list : null;
}

/** What is to be said of a list that is opened with nothing said; null where something is, or it opens as a whole. */
function openingOf(route: RouteObject, search: string): string | null {
  const list = listOf(route);
  return search === "" && list !== null ? (readOpenings()[list] ?? null) : null;
}

/** Where the console is when something is loaded, through the router; null before the first page. */
export const shownPathContext = createContext<string | null>(null);

/** The address that a list opens with, in place of one that says nothing of it. */
export function openedAddress(routes: readonly RouteObject[], address: string): string {
  const [pathname = "", search = ""] = address.split("?");
  const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
  const opensWith = route && openingOf(route, search);
  return opensWith ? `${pathname}?${opensWith}` : address;
}

/**
 * Routes of lists that open with the person's default view: their loaders go on to its address before anything is asked for.
 * Not from the list itself: who takes the last filter away wants to see all.
 */
export function openWithViews(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: openWithViews(route.children) };
    const { loader } = route;
    if (typeof loader !== "function" || listOf(route) === null) return route;
    const opening = (args: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(args.request.url);
      const opensWith = openingOf(route, search);
      if (opensWith === null || args.context.get(shownPathContext) === pathname) return loader(args);
      return replace(`${pathname}?${opensWith}`);
    };
    rememberPreload(opening, async (relay, location) => {
      const opensWith = location ? openingOf(route, location.search.toString()) : null;
      const search = opensWith === null ? undefined : new URLSearchParams(opensWith);
      await preloadOf(loader)?.(relay, location && { ...location, ...(search && { search }) });
    });
    return { ...route, loader: opening };
  });
}
