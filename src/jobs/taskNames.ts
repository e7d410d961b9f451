/** Names of durable tasks, and of the queues whose jobs run one at a time. */
export const tasks = {
  syncStock: 'sync-stock',
  revalidate: 'revalidate',
  revalidateCar: 'revalidate-car',
  purgeEdges: 'purge-edges',
  emptyEdge: 'empty-edge',
  tidyStock: 'tidy-stock',
  watchStock: 'watch-stock',
  reconcile: 'reconcile',
  comparePrices: 'compare-prices',
  fetchPhotos: 'fetch-photos',
  cleanupPhotos: 'tidy-photos',
  mailLead: 'mail-lead',
  deliverLead: 'deliver-lead',
  mailAnswer: 'mail-answer',
  mailDriveChange: 'mail-drive-change',
  passReplyOn: 'pass-reply-on',
  readMailDrop: 'read-mail-drop',
  remindOfLead: 'remind-of-lead',
  leadClock: 'lead-clock',
  mailMyData: 'mail-my-data',
  sendSignInCode: 'send-sign-in-code',
  matchSavedSearches: 'match-alerts',
  alertClock: 'alert-clock',
  mailAlerts: 'mail-alerts',
  pushAlert: 'push-alert',
  mailAlertStart: 'mail-alert-start',
  tidyAlerts: 'tidy-alerts',
  reminderClock: 'reminder-clock',
  mailReminders: 'mail-reminders',
  tidyReminders: 'tidy-reminders',
  eraseOldLeads: 'erase-old-leads',
  settleReservation: 'settle-reservation',
  settleDue: 'settle-due-reservations',
  sendApplication: 'send-finance-application',
  tidyApplications: 'tidy-finance-applications',
  mailReceipt: 'mail-receipt',
  mailOrder: 'mail-order',
  mailPrize: 'mail-prize',
  reportConversion: 'report-conversion',
  rollUpEvents: 'roll-up-events',
  contentClock: 'content-clock',
  tidyDrafts: 'tidy-drafts',
} as const

/**
 * The comparison reads all stock for seconds: it has a queue of its own, so that no edit waits for it. Due content
 * (CMS-01), the folder of incoming mails and alerts have one runner each, whatever the number of workers.
 */
export const queues = { stock: 'stock', checks: 'checks', content: 'content', mail: 'mail', alerts: 'alerts' } as const

/**
 * A job that still waits when the next one is due keeps its place; moved to the end each minute, it would never run.
 */
const once = (task: string): string => `${task} ?jobKey=${task}:cron&jobKeyMode=preserve_run_at`

const every = (time: string, task: string, queue: string): string => `${time} ${once(task)}&queue=${queue}`

/**
 * The stock queue is processed every minute even when no wake-up job arrives. Old rows are deleted at night in Sydney.
 * Times in UTC.
 */
export const crontab = [
  every('* * * * *', tasks.syncStock, queues.stock),
  every('* * * * *', tasks.watchStock, queues.stock),
  every('4,19,34,49 * * * *', tasks.reconcile, queues.checks),
  every('41 * * * *', tasks.comparePrices, queues.checks),
  every('17 16 * * *', tasks.tidyStock, queues.stock),
  every('* * * * *', tasks.contentClock, queues.content),
  every('27 16 * * *', tasks.tidyDrafts, queues.content),
  every('* * * * *', tasks.readMailDrop, queues.mail),
  `* * * * * ${once(tasks.leadClock)}`,
  every('* * * * *', tasks.matchSavedSearches, queues.alerts),
  every('*/5 * * * *', tasks.alertClock, queues.alerts),
  every('57 16 * * *', tasks.tidyAlerts, queues.alerts),
  every('2,12,22,32,42,52 * * * *', tasks.reminderClock, queues.alerts),
  `12 17 * * * ${once(tasks.tidyReminders)}`,
  `* * * * * ${once(tasks.settleDue)}`,
  `* * * * * ${once(tasks.fetchPhotos)}`,
  `47 16 * * * ${once(tasks.cleanupPhotos)}`,
  `37 16 * * * ${once(tasks.rollUpEvents)}`,
  `7 17 * * * ${once(tasks.eraseOldLeads)}`,
  `11 17 * * * ${once(tasks.tidyApplications)}`,
].join('\n')
