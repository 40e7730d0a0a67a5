/** Whether keys that go to an element write into it or choose in it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("input, textarea, select, [role=menu], [role=listbox]") !== null
  );
}
