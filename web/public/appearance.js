// Runs before the first paint, so that nobody sees the wrong colours or reading direction flash by.
// A classic script of its own file: the content security policy allows no inline code.
(() => {
  const root = document.documentElement;
  try {
    const version = localStorage.getItem("layoutVersion");
    if (version === "dark-only") root.dataset.theme = "dark";
    if (version === "light-only") root.dataset.theme = "light";
    const palette = localStorage.getItem("color");
    if (palette && /^color-[1-6]$/.test(palette)) root.dataset.palette = palette;
    const language = localStorage.getItem("language");
    if (language === "hi" || language === "ar") root.lang = language;
    if (language === "ar") root.dir = "rtl";
  } catch {
    // A browser that refuses storage shows the defaults.
  }
})();
