/** Names of durable tasks, and of the queue whose jobs run one at a time. */
export const tasks = {
  syncStock: 'sync-stock',
  revalidate: 'revalidate',
  revalidateCar: 'revalidate-car',
  tidyStock: 'tidy-stock',
  fetchPhotos: 'fetch-photos',
  tidyPhotos: 'tidy-photos',
} as const

export const queues = { stock: 'stock' } as const

const every = (time: string, task: string): string => `${time} ${task} ?jobKey=${task}:cron&queue=${queues.stock}`

/** Whatever happens to wake-up jobs, the queue is looked at every minute; old entries go nightly. Times in UTC. */
export const crontab = [every('* * * * *', tasks.syncStock), every('17 16 * * *', tasks.tidyStock)].join('\n')
