import { expect, test } from "vitest";
import { withRoute, type RecentRoute } from "./recentRoutes.ts";

const route = (path: string): RecentRoute => ({ path, label: path });

test("the newest comes first, each once, five at most", () => {
  let routes: readonly RecentRoute[] = [];
  for (const path of ["a", "b", "a", "c", "d", "e", "f"]) routes = withRoute(routes, route(path));
  expect(routes.map(({ path }) => path)).toEqual(["f", "e", "d", "c", "a"]);
});
