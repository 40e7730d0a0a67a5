import { expect, test } from "vitest";
import { withPlace, type RecentPlace } from "./recentPlaces.ts";

const place = (path: string): RecentPlace => ({ path, label: path });

test("the newest comes first, each once, five at most", () => {
  let places: readonly RecentPlace[] = [];
  for (const path of ["a", "b", "a", "c", "d", "e", "f"]) places = withPlace(places, place(path));
  expect(places.map(({ path }) => path)).toEqual(["f", "e", "d", "c", "a"]);
});
