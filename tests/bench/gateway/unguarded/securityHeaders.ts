/** Sets no protective headers. */
export function createSecurityHeaders(): () => void {
  return () => {};
}
