/*
 * Shows what the park has to tell, also while no page of it is open. It does nothing else: it answers no page's requests and
 * keeps no copies.
 */
self.addEventListener('push', (event) => {
  event.waitUntil(show(readNotice(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data)));
});

/** Browsers end the subscription of a site that shows nothing: what cannot be read is shown by the site's name alone. */
function readNotice(data) {
  try {
    const { title, text, tag, url } = data.json();
    if (typeof title === 'string' && title !== '') return { title, text, tag, url };
  } catch {
    // Not ours, or nothing at all.
  }
  return { title: self.location.hostname };
}

function show({ title, text, tag, url }) {
  return self.registration.showNotification(title, {
    ...(typeof text === 'string' && { body: text }),
    // A repeat takes the place of what it repeats.
    ...(typeof tag === 'string' && { tag }),
    icon: '/art/icon-192.png',
    data: { url },
  });
}

/** Only a page of this site. */
function pageOf(data) {
  const home = self.location.origin;
  try {
    const page = new URL(String(data?.url ?? '/'), home);
    if (page.origin === home) return page.href;
  } catch {
    // No address.
  }
  return `${home}/`;
}

/** In a window that shows this very page, else in a new one: what somebody is typing elsewhere stays. */
async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url.split('#')[0] === page);
  return shown ? shown.focus() : self.clients.openWindow(page);
}
