import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { ArrivalContext } from "./_components/ArrivalContext.ts";
import { SignupSkeleton } from "./_components/SignupSkeleton.tsx";
import { signupTabs } from "./signupAddress.ts";
import { type SignupPage, signupPageOf, signupPages } from "./signupPages.ts";

function page(name: SignupPage) {
  return lazy(async () => ({ default: (await signupPages[name].lazy()).Component }));
}

const pages = {
  register: page("register"),
  information: page("information"),
  aboutUs: page("aboutUs"),
  categories: page("categories"),
  banners: page("banners"),
  collections: page("collections"),
  locations: page("locations"),
};

/** auth/SignupProcess: the step and the tab that the address names. */
export function Component() {
  const name = signupPageOf(new URLSearchParams(useLocation().search));
  const [shown, setShown] = useState<{ readonly name: SignupPage; readonly from: SignupPage | null }>({
    name,
    from: null,
  });
  if (shown.name !== name) setShown({ name, from: shown.name });
  const Page = pages[name];
  return (
    <ArrivalContext value={arrivalOf(name, shown.from)}>
      <Suspense key={name} fallback={<SignupSkeleton />}>
        <Page />
      </Suspense>
    </ArrivalContext>
  );
}

const tabs: ReadonlySet<SignupPage> = new Set(signupTabs);

function arrivalOf(name: SignupPage, from: SignupPage | null): "step" | "tab" | null {
  if (from === null) return null;
  return tabs.has(name) && tabs.has(from) ? "tab" : "step";
}
