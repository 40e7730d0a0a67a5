/** Whether somebody wants as little as possible loaded: then nothing comes before it is needed (decision D-03). */
export function savesData(): boolean {
  return browserSavesData() || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function browserSavesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
