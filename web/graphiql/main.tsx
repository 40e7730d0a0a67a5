import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { examples, signInVariables } from "./examples.ts";
import { send } from "./send.ts";

const root = document.getElementById("root");
// Only a first visit starts with the examples; later ones find the tabs as they were left.
const firstVisit = localStorage.getItem("graphiql:tabState") === null;
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={send}
      defaultTabs={examples}
      {...(firstVisit ? { initialVariables: signInVariables } : {})}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    />,
  );
}
