import { createServer } from "node:http";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import Fastify from "fastify";
import { createSchema, createYoga } from "graphql-yoga";
import mercurius from "mercurius";
import { CatalogueSource, login, ownClient, poolRead } from "./access.mjs";
import { readsOver } from "./reads.mjs";
import { brand, category, categoryPage, variantPage } from "./records.mjs";
import { loadersOver, resolvers } from "./resolvers.mjs";
import { typeDefs } from "./typeDefs.mjs";

// server.mjs <apollo|mercurius|mercurius-jit|yoga> <documented|client> <port> <REST address> <file of our REST client>
const [kind, way, port, base, clientFile] = process.argv.slice(2);
const headers = await login(base);
const boundRead = way === "client" ? await ownClient(base, clientFile) : null;
const pooled = poolRead(base, headers);
const readOfRequest = () => boundRead?.() ?? pooled;

function contextOf(request, read = readOfRequest()) {
  const reads = readsOver(read);
  return { company: request.headers["x-company"], reads, loaders: loadersOver(reads) };
}

const start = {
  async apollo() {
    const server = new ApolloServer({ typeDefs, resolvers, csrfPrevention: true });
    await startStandaloneServer(server, {
      listen: { port: Number(port), host: "127.0.0.1" },
      context: async ({ req }) => {
        if (way === "client") return contextOf(req);
        const source = new CatalogueSource(base, headers);
        return contextOf(req, (path, query) => source.read(path, query));
      },
    });
  },
  async yoga() {
    const yoga = createYoga({
      schema: createSchema({ typeDefs, resolvers }),
      logging: false,
      context: ({ request }) => contextOf({ headers: { "x-company": request.headers.get("x-company") } }),
    });
    await listen(createServer(yoga));
  },
  mercurius: () => startMercurius(0),
  "mercurius-jit": () => startMercurius(1),
};

async function startMercurius(jit) {
  const app = Fastify();
  // Loaders as Mercurius' documentation teaches: one call for all objects that ask.
  const one = (find) => async (queries, context) =>
    find(
      queries.map(({ obj }) => obj),
      context,
      queries,
    );
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers: { Query: resolvers.Query, Viewer: resolvers.Viewer },
    jit,
    context: (request) => ({ company: request.headers["x-company"], reads: readsOver(readOfRequest()) }),
    loaders: {
      Product: {
        brand: one(async (products, { reads }) => {
          const ids = [...new Set(products.map(({ brandId }) => brandId))].filter((id) => id !== null);
          const found = new Map((await reads.brands(ids)).map((record, at) => [ids[at], brand(record)]));
          return products.map(({ brandId }) => found.get(brandId) ?? null);
        }),
        category: one(async (products, { reads }) => {
          const keys = [...new Set(products.map(({ categoryKey }) => categoryKey))].filter(
            (key) => key !== null,
          );
          const found = new Map(
            (await reads.categories(keys)).map((record, at) => [keys[at], category(record)]),
          );
          return products.map(({ categoryKey }) => found.get(categoryKey) ?? null);
        }),
        variants: one(async (products, { reads }, queries) => {
          const lists = await reads.variants(products.map(({ databaseId }) => databaseId));
          return lists.map((list, at) => variantPage(list, queries[at].params.first));
        }),
      },
      Category: {
        path: one(async (categories, { reads }) => {
          const keys = [...new Set(categories.flatMap(({ ancestors }) => ancestors))];
          const found = new Map(
            (await reads.categories(keys)).map((record, at) => [keys[at], category(record)]),
          );
          return categories.map((self) => [...self.ancestors.map((key) => found.get(key)), self]);
        }),
        children: one(async (categories, { reads }, queries) => {
          const ids = categories.map(({ databaseId }) => databaseId);
          const lists = await (categories[0].level === 1 ? reads.level2(ids) : reads.level3(ids));
          return lists.map((list, at) => categoryPage(list, queries[at].params.first));
        }),
      },
    },
  });
  await app.listen({ port: Number(port), host: "127.0.0.1" });
}

function listen(server) {
  return new Promise((done) => server.listen(Number(port), "127.0.0.1", done));
}

await start[kind]();
console.log(`${kind} listens on ${port}`);
