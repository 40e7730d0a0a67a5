import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, use, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { WizardFrame_product$key } from "#/__generated__/WizardFrame_product.graphql";
import type { WizardFrame_viewer$key } from "#/__generated__/WizardFrame_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { PermissionsContext } from "#/app/PermissionsContext.ts";
import { destinationOf, signInAddress } from "#/app/destination.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { FieldNotesContext } from "#/ui/FieldNotesContext.ts";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { wizardModes, type WizardStep } from "#/catalogue/product/wizardAddress.ts";
import { ArrivedContext } from "./ArrivedContext.ts";
import { useWizardMode } from "./useWizardMode.ts";
import { WizardPageHead } from "./WizardPageHead.tsx";
import { WizardSteps } from "./WizardSteps.tsx";
import "../productWizard.css";

const PutRight = lazy(() => import("./PutRight.tsx"));

interface WizardFrameProps {
  readonly step: WizardStep;
  readonly viewerKey: WizardFrame_viewer$key | null | undefined;
  /** "new" for a product that does not exist yet; null for one that cannot be found. */
  readonly productKey: WizardFrame_product$key | "new" | null;
  readonly children: ReactNode;
}

/**
 * What stands around each step: the progress, the product's name, and at the full page's address a head of its own
 * instead of the console's frame. Its guard: nobody → sign-in, something else first → there, may not → 403, no such
 * product → 404.
 */
export function WizardFrame({ step, viewerKey, productKey, children }: WizardFrameProps) {
  const { t } = useLingui();
  const location = useLocation();
  const { mode } = useWizardMode();
  const viewer = useFragment(
    graphql`
      fragment WizardFrame_viewer on Viewer @throwOnFieldError {
        kind
        nextStep
        email
        permissions
        offeredAreas
        company {
          name
          logoUrl
        }
      }
    `,
    viewerKey,
  );
  const product = useFragment(
    graphql`
      fragment WizardFrame_product on Product {
        id
        name
        updatedAt
        incompleteStep
        viewerCanUpdate
        flaggedFields {
          field
          label
          remark
          step
        }
      }
    `,
    productKey === "new" ? null : productKey,
  );
  const sessionEnd = use(SessionEndContext);
  const email = viewer?.email ?? null;
  useEffect(() => {
    if (mode === wizardModes.fullPage) sessionEnd.belongTo(email);
  }, [sessionEnd, mode, email]);
  useFocusOnStep();

  if (!viewer) return <Navigate to={signInAddress(location)} replace />;
  const { kind, nextStep, permissions, offeredAreas, company } = viewer;
  if (nextStep !== "HOME") return <Navigate to={destinationOf({ kind, nextStep })} replace />;
  const list = offeredAreas.includes("PRODUCTS")
    ? { href: addresses.products, label: t`All products` }
    : { href: addresses.home, label: t`Home` };
  const isNew = productKey === "new";
  const isAllowed = isNew ? permissions.includes("PRODUCT_CREATE") : product?.viewerCanUpdate !== false;
  const title = isNew ? t`Add Product` : (product?.name ?? t`Product`);
  const flagged = product?.flaggedFields ?? [];
  const notes = Object.fromEntries(flagged.map(({ field, remark }) => [field, t`To put right: ${remark}`]));
  const content = !isAllowed ? (
    <Forbidden />
  ) : !isNew && !product ? (
    <NotFound listHref={list.href} listLabel={list.label} />
  ) : (
    <div className="wizard">
      <title>{title}</title>
      <PageHeader title={title} description={t`Step ${step} of 4`} />
      <WizardSteps current={step} incomplete={isNew ? 1 : (product?.incompleteStep ?? null)} />
      {product && flagged.length > 0 && (
        <SectionBoundary>
          <Suspense fallback={null}>
            {/* What is done is looked at anew after each save. */}
            <PutRight key={product.updatedAt} id={product.id} flagged={flagged} />
          </Suspense>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <PermissionsContext value={permissions}>
          <FieldNotesContext value={notes}>{children}</FieldNotesContext>
        </PermissionsContext>
      </SectionBoundary>
    </div>
  );
  if (mode !== wizardModes.fullPage) return content;
  return (
    <div className="wizard-page">
      <WizardPageHead companyName={company.name} logoUrl={company.logoUrl ?? undefined} list={list} />
      <main id="content" className="wizard-page-main" tabIndex={-1}>
        {content}
      </main>
    </div>
  );
}

/** After going to another step the focus stands at its beginning. */
function useFocusOnStep(): void {
  const hasArrived = useRef(use(ArrivedContext));
  useEffect(() => {
    if (!hasArrived.current) return;
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
