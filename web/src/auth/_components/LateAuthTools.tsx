import { lazy, Suspense } from "react";
import "../auth.css";

const AuthTools = lazy(() => import("./AuthTools.tsx"));

/** Language and appearance come late; their place is kept, so that nothing beside them moves. */
export function LateAuthTools() {
  return (
    <span className="auth-tools">
      <Suspense fallback={null}>
        <AuthTools />
      </Suspense>
    </span>
  );
}
