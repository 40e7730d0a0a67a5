import { use, useEffect, useState } from "react";
import { type BringRelay, RelayContext } from "#/relay/lateRelay.ts";
import type { SignInFacts } from "./signInFacts.ts";

/**
 * What is found out beside the sign-in form, as soon as that is drawn; what sends the form comes with it. Undefined until then,
 * and when it cannot be found out.
 */
export function useSignInFacts(): SignInFacts | undefined {
  const bring = use(RelayContext);
  const [facts, setFacts] = useState<SignInFacts>();
  useEffect(() => {
    let isHere = true;
    ask(bring).then(
      (known) => {
        if (isHere) setFacts(known);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [bring]);
  return facts;
}

async function ask(bring: BringRelay): Promise<SignInFacts | undefined> {
  const { environment } = await bring();
  const { askSignInFacts } = await import("./signInFacts.ts");
  return askSignInFacts(environment);
}
