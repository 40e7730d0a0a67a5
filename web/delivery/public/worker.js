// Keeps the page of delivery users in the browser, so that it opens without a network. It knows the page's own files and nothing
// else: what the gateway answers is never kept here.
const name = "delivery-page";
const page = "/delivery/";
const beside = ["/appearance.js", "/icon.svg"];

/** Names with a hash never mean anything else. */
const isForever = (path) => path.startsWith("/delivery/assets/");

async function keepPage() {
  const cache = await caches.open(name);
  const response = await fetch(page, { cache: "no-cache" });
  const text = await response.clone().text();
  await cache.put(page, response);
  await cache.addAll([...beside, ...new Set(text.match(/\/delivery\/assets\/[\w.-]+/g))]);
}

async function kept(request, key) {
  const cache = await caches.open(name);
  if (isForever(key)) {
    const found = await cache.match(key);
    if (found) return found;
  }
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = isForever(pathname) || pathname === page || beside.includes(pathname);
  if (event.request.method === "GET" && origin === self.location.origin && isOurs)
    event.respondWith(kept(event.request, pathname));
});
