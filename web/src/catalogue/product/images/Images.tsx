import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import { useOnlySeller } from "#/sellers/useOnlySeller.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { ChooseImages } from "./ChooseImages.tsx";
import { isImageName, isOfSystem } from "./fileNames.ts";
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
  | {
      readonly name: "plan";
      readonly files: readonly File[];
      readonly found: readonly FoundProduct[];
      readonly unread: readonly string[];
    }
  | { readonly name: "run"; readonly run: ImageRun; readonly problem: string | null };

const beginning: Step = { name: "choose", problem: null };

/** From the choice of files to what became of each. */
export function Images({ hasLocations }: { readonly hasLocations: boolean }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const steps = useImageSteps();
  const [seller, setSeller] = useState<SelectOption | null>(null);
  const [step, setStep] = useState<Step>(beginning);
  const [isFinding, setIsFinding] = useState(false);
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

  /** Leads on to the plan. Where that cannot be made the step before stays, with its files, and says why. */
  async function look(chosen: readonly File[], unread: readonly string[]) {
    const say = (problem: string | null) =>
      setStep((current) => (current.name === "plan" ? current : { ...current, problem }));
    const files = chosen.filter(({ name }) => !isOfSystem(name));
    const images = files.filter(({ name }) => isImageName(name));
    if (hasLocations && seller === null) return say(t`Choose a location first`);
    if (images.length === 0)
      return say(
        unread.length > 0
          ? t`These could not be read: ${unread.join(", ")}`
          : t`There is no image among them`,
      );
    if (images.length > mostFiles) return say(t`Choose at most ${mostFiles} images at once`);
    say(null);
    setIsFinding(true);
    search.current = new AbortController();
    const { signal } = search.current;
    try {
      const found = await findProducts(environment, skusOf(images), seller?.id ?? null, signal);
      setStep({ name: "plan", files, found, unread });
    } catch {
      if (!signal.aborted) say(t`The products could not be read. Try again.`);
    }
    if (!signal.aborted) setIsFinding(false);
  }

  function beginAgain() {
    search.current.abort();
    setIsFinding(false);
    setStep(beginning);
  }

  async function start(run: ImageRun) {
    running.current = run;
    setStep({ name: "run", run, problem: null });
    setIsRunning(true);
    await run.start();
    setIsRunning(false);
  }

  return (
    <>
      {step.name === "choose" && (
        <ChooseImages
          hasLocations={hasLocations}
          seller={seller}
          onSeller={(chosen) => {
            setSeller(chosen);
            beginAgain();
          }}
          problem={step.problem}
          isFinding={isFinding}
          mostFiles={mostFiles}
          onFiles={(files, unread) => void look(files, unread)}
          onCancel={beginAgain}
        />
      )}
      {step.name === "plan" && (
        <ImagePlan
          files={step.files}
          found={step.found}
          unread={step.unread}
          onStart={(products, fits) => void start(new ImageRun(products, steps, fits, running.current))}
          onBack={beginAgain}
        />
      )}
      {step.name === "run" && (
        <ImageResult
          key={step.run.key}
          run={step.run}
          problem={step.problem}
          isFinding={isFinding}
          onAgain={(files) => void look(files, [])}
          onMore={beginAgain}
        />
      )}
      {question}
    </>
  );
}
