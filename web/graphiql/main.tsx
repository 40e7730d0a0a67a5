import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { examples } from "./examples.ts";
import { send } from "./send.ts";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={send}
      defaultTabs={examples}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    />,
  );
}
