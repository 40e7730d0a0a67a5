import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { ArrivedContext } from "./_components/ArrivedContext.ts";
import { WizardSkeleton } from "./_components/WizardSkeleton.tsx";
import { type WizardPage, wizardPageOf, wizardPages } from "./wizardPages.ts";

function page(name: WizardPage) {
  return lazy(async () => ({ default: (await wizardPages[name].lazy()).Component }));
}

const pages = {
  newProduct: page("newProduct"),
  details: page("details"),
  images: page("images"),
  pricing: page("pricing"),
  discounts: page("discounts"),
};

/** The step of the product wizard that the address names. */
export function Component() {
  const name = wizardPageOf(new URLSearchParams(useLocation().search));
  const [shown, setShown] = useState({ name, isFirst: true });
  if (shown.name !== name) setShown({ name, isFirst: false });
  const Page = pages[name];
  return (
    <ArrivedContext value={!shown.isFirst}>
      <Suspense key={name} fallback={<WizardSkeleton />}>
        <Page />
      </Suspense>
    </ArrivedContext>
  );
}
