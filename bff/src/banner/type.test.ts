import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const document = `{ viewer { banners(first: 2) { totalCount edges { node {
  databaseId slogan buttonText imageUrl thumbnailUrl order viewerCanUpdate category { name path { name } } } } pageInfo { hasNextPage } } } }`;

test("banners by position, with the deepest category they lead to", async () => {
  const rest = createFakeRest({ tables: catalogue(3) });
  const banner = (number: number) => ({
    node: {
      databaseId: String(number),
      slogan: `Slogan ${number}`,
      buttonText: "Shop",
      imageUrl: "/media/home-images/1/a%20b.webp",
      thumbnailUrl: "/media/home-images/1/a%20b.webp.480.webp",
      order: number,
      viewerCanUpdate: false,
      category: {
        name: `Second ${number}`,
        path: [{ name: `First ${number}` }, { name: `Second ${number}` }],
      },
    },
  });
  expect(await run(createFakeContext(rest, seller), document)).toEqual({
    data: {
      viewer: { banners: { totalCount: 3, edges: [banner(1), banner(2)], pageInfo: { hasNextPage: true } } },
    },
    errors: [],
  });
});

test("a category that is gone leaves the banner", async () => {
  const tables = catalogue(1);
  const rest = createFakeRest({
    tables: { ...tables, l2CategoryPO: { ...tables["l2CategoryPO"]!, rows: [] } },
  });
  const response = await run(createFakeContext(rest, seller), document);
  expect(response.errors).toEqual([]);
  expect(response.data).toMatchObject({
    viewer: { banners: { edges: [{ node: { slogan: "Slogan 1", category: null } }] } },
  });
});

test("search and order are the service's work", async () => {
  const rest = createFakeRest({ tables: catalogue(3) });
  const ask = `{ viewer { banners(search: "slogan", orderBy: { field: SLOGAN, direction: DESC }) {
    edges { node { slogan } } } } }`;
  expect((await run(createFakeContext(rest, seller), ask)).data).toEqual({
    viewer: {
      banners: {
        edges: ["Slogan 3", "Slogan 2", "Slogan 1"].map((slogan) => ({ node: { slogan } })),
      },
    },
  });
  expect(rest.calls.map(({ query }) => [query["sort"], query["q"]])).toEqual([["-banner_slogan", "slogan"]]);
});
