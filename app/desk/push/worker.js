// The desk's service worker: shows notifications and opens what they are about. It caches nothing.
const home = '/agencia'
const unreadable = { title: 'Há novidades na mesa', body: 'Abra para ver.', url: home, tag: 'desk' }

function readContent(data) {
  try {
    return { ...unreadable, ...data.json() }
  } catch {
    return unreadable
  }
}

/** Only pages of the desk. */
function pageOf(url) {
  const page = new URL(String(url), self.location.origin)
  const isDesk = page.pathname === home || page.pathname.startsWith(`${home}/`)
  return page.origin === self.location.origin && isDesk ? page.href : self.location.origin + home
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readContent(event.data)
  const options = { body, tag, renotify: true, lang: 'pt-BR', data: { url: pageOf(url) } }
  const icon = '/generated/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { ...options, icon }))
})

async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const present = windows.find((window) => window.url === url)
  return present ? present.focus() : self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.url))
})
