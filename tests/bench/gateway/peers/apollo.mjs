import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { readsOver } from "./reads.mjs";
import { loadersOver, resolvers } from "./resolvers.mjs";
import { typeDefs } from "./typeDefs.mjs";

const resolveType = { __resolveType: ({ __typename }) => __typename };

/** Apollo Server, standalone, with DataLoader. It keeps parsed documents and takes them by their ids once it has seen them. */
export async function startApollo(port, callsOfRequest) {
  const server = new ApolloServer({
    typeDefs,
    resolvers: { ...resolvers, Node: resolveType, EditBrandResult: resolveType },
    csrfPrevention: true,
  });
  await startStandaloneServer(server, {
    listen: { port, host: "127.0.0.1" },
    context: async ({ req }) => {
      const reads = readsOver(callsOfRequest(server.cache));
      return { company: req.headers["company"], reads, loaders: loadersOver(reads) };
    },
  });
}
