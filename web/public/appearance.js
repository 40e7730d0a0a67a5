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
  const { defaultView: page } = document;
  page.addEventListener("hashchange", leaveForDelivery);
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
  const { hash, pathname } = document.location;
  // Who opens a page of their work stands in the frame, most often before a list: the line has no rest until those are there.
  const isWork = /^#\/(?:master|dashboard)\//i.test(hash);
  // What the page asks for is asked for at once, before its code has come. It takes the responses over, and says what to ask for
  // (web/src/relay/openingRequests.ts). Not while a change is on its way: the answer would say how things were before.
  const opening = new Map();
  page.openingRequests = opening;
  try {
    const isChanging = Date.now() - Number(localStorage.getItem("opening/change")) < 10_000;
    const kept = JSON.parse(localStorage.getItem("opening/requests") ?? "{}");
    for (const body of pathname !== "/" || isChanging ? [] : [isWork && kept.frame, kept.pages?.[hash]]) {
      if (typeof body !== "string") continue;
      const controller = new AbortController();
      const response = page.fetch("/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json, application/json;q=0.9",
          "x-back-office": "1",
        },
        body,
        signal: controller.signal,
      });
      // Who takes it over learns of a failure.
      response.catch(() => undefined);
      opening.set(body, { response, controller, sentAt: performance.now() });
    }
  } catch {
    // Without storage the page asks once its code is there.
  }
  // The page's own files, as the build names them (vite/filesAhead.ts), come beside the entry: sign-in is drawn without the
  // store, and who comes to the start may have to sign in.
  const {
    signIn = "",
    other = "",
    frame = "",
    list = "",
    pages = "[]",
    turns = "",
  } = document.currentScript?.dataset ?? {};
  const isStart = /^#?\/?$/.test(hash);
  const isSignIn = /^#\/auth\/login(?:[?/]|$)/i.test(hash);
  const isList = /^#\/master\/view\w+(?:\?|$)/i.test(hash);
  const own = new Map(JSON.parse(pages)).get(hash.slice(1).split("?")[0].toLowerCase()) ?? "";
  const brought = new Set([""]);
  const bring = (files) => {
    for (const href of files.split(" ")) {
      if (brought.has(href)) continue;
      brought.add(href);
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
      document.head.append(Object.assign(document.createElement("link"), kind, { href, crossOrigin: "" }));
    }
  };
  const early = `${isSignIn ? "" : other} ${isSignIn || isStart ? signIn : ""}`;
  const rest = `${isList ? list : ""} ${own}`;
  // What comes together comes late together. On a slow line one comes after the other, each while the one before is still on its
  // way, so that the frame is drawn while the line is busy with what stands in it; elsewhere that would cost round trips.
  const isSlow = (page.navigator.connection?.downlink ?? Infinity) < 4;
  if (!isWork || !isSlow || turns === "") {
    bring(`${early} ${isWork ? frame : ""} ${rest}`);
    return;
  }
  const [base, frameStyle] = turns.split(" ");
  const styles = rest.split(" ").filter((file) => file.endsWith(".css"));
  const last = styles.at(-1) ?? frameStyle;
  // Style sheets are small: they come a step ahead of their code, and say when to ask for it before what is here by then is run.
  const order = new Map([
    [base, `${early} ${frameStyle}`],
    [frameStyle, `${frame} ${styles.at(0) ?? ""}`],
    [styles.at(0), styles.slice(1).join(" ")],
  ]);
  order.set(last, `${order.get(last) ?? ""} ${rest}`);
  const outcomes = ["load", "error"];
  page.openingTurn = new Promise((begin) => {
    const goOn = ({ target }) => {
      const file = target.getAttribute("href");
      if (!order.has(file)) return;
      bring(order.get(file));
      if (file !== last) return;
      for (const outcome of outcomes) document.removeEventListener(outcome, goOn, true);
      begin();
    };
    // What could not be had holds up nothing: whoever needs it asks again.
    for (const outcome of outcomes) document.addEventListener(outcome, goOn, true);
  });
})();
