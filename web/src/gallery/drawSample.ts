/** A small landscape as a PNG file; null where the browser cannot draw. */
export async function drawSample(): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = 480;
  canvas.height = 320;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const sky = context.createLinearGradient(0, 0, 0, 320);
  sky.addColorStop(0, "#9fc7e8");
  sky.addColorStop(1, "#f3e4cf");
  context.fillStyle = sky;
  context.fillRect(0, 0, 480, 320);
  for (const [colour, height, shift] of [
    ["#7fa894", 190, 0],
    ["#4f8068", 230, 140],
    ["#2c5a45", 270, 40],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(120 + shift, height + 140, 320, 170, 0, 0, Math.PI * 2);
    context.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob === null ? null : new File([blob], "hills.png", { type: "image/png" });
}
