/** Opens the browser's dialog once all letters and images are there: what comes later would be missing on paper. */
export async function printNow(): Promise<void> {
  await document.fonts.ready;
  // An image that cannot be loaded keeps nothing back.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  window.print();
}
