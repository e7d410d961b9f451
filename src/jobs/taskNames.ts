/** Names of durable tasks, and of the queues whose jobs run one at a time. */
export const tasks = { syncStock: 'sync-stock', revalidate: 'revalidate', revalidateCar: 'revalidate-car' } as const

export const queues = { stock: 'stock' } as const
