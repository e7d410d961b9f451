// Service worker of a dealership's site: shows the day's message of saved searches. It keeps no pages.

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, data: { path }, tag: 'saved-searches' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
