// Shows what the park tells a rider's device, and leads to their bookings. It keeps no pages and answers for none.

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Some browsers take the right to push from a site that shows nothing: what cannot be read is shown as well as may be. */
function show(data) {
  const { title, text, tag, url } = readNotice(data);
  return self.registration.showNotification(title, {
    body: text,
    tag,
    icon: '/art/icon-192.png',
    data: ownAddress(url),
  });
}

function readNotice(data) {
  const notice = { title: self.location.hostname, text: '', tag: undefined, url: '/' };
  try {
    const told = data.json();
    if (typeof told.title === 'string' && told.title !== '') return { ...notice, ...told };
  } catch {
    // Not ours, or nothing at all.
  }
  return notice;
}

/** A page of this site, whatever was sent. */
function ownAddress(url) {
  const home = self.location.origin;
  try {
    const { origin, href } = new URL(url, home);
    if (origin === home) return href;
  } catch {
    // No address.
  }
  return `${home}/`;
}

/** In a window that shows the page already, if there is one; those that were open before the worker came count, too. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((each) => each.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}
