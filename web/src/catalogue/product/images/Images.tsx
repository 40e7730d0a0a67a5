import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import { useOnlySeller } from "#/sellers/useOnlySeller.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { ChooseImages } from "./ChooseImages.tsx";
import { findProducts } from "./findProducts.ts";
import { ImageRun } from "./ImageRun.ts";
import { ImagePlan } from "./ImagePlan.tsx";
import { ImageResult } from "./ImageResult.tsx";
import { type FoundProduct, skusOf } from "./plan.ts";
import { useImageSteps } from "./useImageSteps.ts";

/** As many files at once: each is a row, and three calls. */
const mostFiles = 500;

type Step =
  | { readonly name: "choose"; readonly problem: string | null }
  | { readonly name: "finding" }
  | { readonly name: "plan"; readonly files: readonly File[]; readonly found: readonly FoundProduct[] }
  | { readonly name: "run"; readonly run: ImageRun };

/** From the choice of files to what became of each. */
export function Images({ hasLocations }: { readonly hasLocations: boolean }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const steps = useImageSteps();
  const [seller, setSeller] = useState<SelectOption | null>(null);
  const [step, setStep] = useState<Step>({ name: "choose", problem: null });
  const [isRunning, setIsRunning] = useState(false);
  const search = useRef(new AbortController());
  const running = useRef<ImageRun>(null);
  useOnlySeller(hasLocations, (only) => setSeller((chosen) => chosen ?? only));
  useEffect(
    () => () => {
      search.current.abort();
      running.current?.stop();
    },
    [],
  );
  const { question } = useLeaveGuard(isRunning, () => running.current?.stop());

  async function look(files: readonly File[]) {
    const images = files.filter(({ name }) => /\.(?:png|jpe?g|webp)$/i.test(name));
    if (hasLocations && seller === null)
      return setStep({ name: "choose", problem: t`Choose a location first` });
    if (images.length === 0) return setStep({ name: "choose", problem: t`There is no image among them` });
    if (images.length > mostFiles)
      return setStep({ name: "choose", problem: t`Choose at most ${mostFiles} images at once` });
    setStep({ name: "finding" });
    search.current = new AbortController();
    const { signal } = search.current;
    try {
      const found = await findProducts(environment, skusOf(images), seller?.id ?? null, signal);
      setStep({ name: "plan", files: images, found });
    } catch {
      if (!signal.aborted)
        setStep({ name: "choose", problem: t`The products could not be read. Try again.` });
    }
  }

  async function start(run: ImageRun) {
    running.current = run;
    setStep({ name: "run", run });
    setIsRunning(true);
    await run.start();
    setIsRunning(false);
  }

  return (
    <>
      {(step.name === "choose" || step.name === "finding") && (
        <ChooseImages
          hasLocations={hasLocations}
          seller={seller}
          onSeller={(chosen) => {
            setSeller(chosen);
            setStep({ name: "choose", problem: null });
          }}
          problem={step.name === "choose" ? step.problem : null}
          isFinding={step.name === "finding"}
          mostFiles={mostFiles}
          onFiles={(files) => void look(files)}
          onCancel={() => {
            search.current.abort();
            setStep({ name: "choose", problem: null });
          }}
        />
      )}
      {step.name === "plan" && (
        <ImagePlan
          files={step.files}
          found={step.found}
          onStart={(products, fits) => void start(new ImageRun(products, steps, fits))}
          onBack={() => setStep({ name: "choose", problem: null })}
        />
      )}
      {step.name === "run" && (
        <ImageResult
          key={step.run.key}
          run={step.run}
          onAgain={(files) => void look(files)}
          onMore={() => setStep({ name: "choose", problem: null })}
        />
      )}
      {question}
    </>
  );
}
