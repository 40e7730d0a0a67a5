const worker = "/delivery/worker.js";

/**
 * Keeps the page itself in the browser, so that it opens without a network too: phones close pages that nobody looks at. A browser that
 * cannot shows the page as long as it is open.
 */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // The page's security policy lets no text become the address of a script; this one is our own.
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (address === worker ? address : null),
  });
  navigator.serviceWorker.register(worker).catch(() => {});
}
