import type { ReactNode } from "react";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";

interface SignedInProps<Viewer> {
  /** Null when the session is over. */
  readonly viewer: Viewer | null | undefined;
  readonly children: (viewer: Viewer) => ReactNode;
}

/** A page of somebody signed in. Whoever no longer is, is asked to sign in again, in place, and goes on. */
export function SignedIn<Viewer extends object>({ viewer, children }: SignedInProps<Viewer>) {
  const reload = useReload();
  return viewer ? children(viewer) : <SessionOver onSignedIn={reload} />;
}
