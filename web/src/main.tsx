import "#/ui/layers.css";
import "#/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Console } from "./Console.tsx";
import { startSession } from "./startSession.ts";
import { markTypedEntries } from "./route/typedEntries.ts";
import { allowEmptyHtml } from "./trustedHtml.ts";
import { chosenLanguage, speak } from "./i18n/language.ts";

allowEmptyHtml();
markTypedEntries();

// The first route's chunk and query start here, while the words are on their way.
const session = startSession();
const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root.");

void speak(chosenLanguage()).then(() => {
  leaveTitleToPages();
  createRoot(root).render(
    <StrictMode>
      <Console first={session} />
    </StrictMode>,
  );
});

/** A document has one title: that of the file stands until the first page has its own. */
function leaveTitleToPages(): void {
  const title = document.head.querySelector("title");
  const titles = new MutationObserver(() => {
    if (document.head.querySelectorAll("title").length < 2) return;
    title?.remove();
    titles.disconnect();
  });
  titles.observe(document.head, { childList: true });
}
