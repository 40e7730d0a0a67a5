import "#/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Console } from "./Console.tsx";
import { startSession } from "./startSession.ts";
import { watchLeaving } from "./relay/leaving.ts";
import { markTypedEntries } from "./route/typedEntries.ts";
import { allowEmptyHtml } from "./trustedHtml.ts";
import { chosenLanguage, speak } from "./i18n/language.ts";

allowEmptyHtml();
watchLeaving();
markTypedEntries();

// The first route's chunk and query start here, while the words are on their way.
const session = startSession();
const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root.");

void speak(chosenLanguage()).then(() => {
  // From now on each page has its own, and a document has one.
  document.querySelector("title")?.remove();
  createRoot(root).render(
    <StrictMode>
      <Console first={session} />
    </StrictMode>,
  );
});
