// Runs before the first paint, so that nobody sees the wrong colours or reading direction flash by. What it knows of the
// customizer's keys is tested against the customizer itself (appearance.test.ts there).
// A classic script of its own file: the content security policy allows no inline code.
(() => {
  // The page of delivery users is a small one of its own; what is behind the hash sign stays in the browser. Its link may also be
  // opened where the console stands already.
  const leaveForDelivery = () => {
    const { location } = document;
    if (!/^#\/delivery(?:[?/]|$)/i.test(location.hash) || location.pathname.startsWith("/delivery/"))
      return false;
    location.replace(`/delivery/${location.hash}`);
    return true;
  };
  if (leaveForDelivery()) return;
  document.defaultView.addEventListener("hashchange", leaveForDelivery);
  // The page's own files, as the build names them (vite/filesAhead.ts), come beside the entry: sign-in is drawn without the
  // store, and who comes to the start may have to sign in.
  const { signIn = "", other = "", frame = "", list = "" } = document.currentScript?.dataset ?? {};
  const { hash } = document.location;
  const isStart = /^#?\/?$/.test(hash);
  const isSignIn = /^#\/auth\/login(?:[?/]|$)/i.test(hash);
  // Who opens a page of their work stands in the frame, most often before a list: the line has no rest until those are there.
  const isWork = /^#\/(?:master|dashboard)\//i.test(hash);
  const isList = /^#\/master\/view\w+(?:\?|$)/i.test(hash);
  const files = `${isSignIn ? "" : other} ${isSignIn || isStart ? signIn : ""} ${isWork ? frame : ""} ${isList ? list : ""}`;
  for (const href of files.split(" ").filter(Boolean)) {
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    document.head.append(Object.assign(document.createElement("link"), kind, { href, crossOrigin: "" }));
  }
  const root = document.documentElement;
  try {
    const version = localStorage.getItem("layoutVersion");
    if (/^dark-(?:only|body-only|sidebar-body-mix)$/.test(version)) root.dataset.theme = "dark";
    if (/^(?:light-only|dark-header-sidebar-mix)$/.test(version)) root.dataset.theme = "light";
    const palette = localStorage.getItem("color");
    if (/^color-[2-6]$/.test(palette)) root.dataset.palette = palette;
    const language = localStorage.getItem("language");
    if (language === "hi" || language === "ar") root.lang = language;
    if (language === "ar") root.dir = "rtl";
    const layout = localStorage.getItem("layout_type");
    if (layout === "ltr" || layout === "rtl") root.dir = layout;
  } catch {
    // A browser that refuses storage shows the defaults.
  }
})();
