import "#/ui/layers.css";
import "#/ui/tokens.css";
import "#/ui/palettes.css";
import "./deliveryPage.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { DeliveryPage } from "./DeliveryPage.tsx";
import { keepForLater } from "./keepForLater.ts";
import { chosenLanguage, speak } from "./words.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root.");

keepForLater();
i18n.loadAndActivate({ locale: "en", messages: {} });
void speak(chosenLanguage()).then(() => {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <DeliveryPage />
      </I18nProvider>
    </StrictMode>,
  );
});
