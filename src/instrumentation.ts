/** Called once by Next when a server process starts. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRequests } = await import('./services/visitors/openRequests')
  const { env } = await import('./env')
  const { onIndexDoubt } = await import('./services/search/indexDoubt')
  const { askForIndexWatch } = await import('./jobs/index/askForIndexWatch')
  const { healthPool } = await import('./jobs/health/healthPool')
  noteRequests(() => env().TRUST_PROXY)
  onIndexDoubt(() => askForIndexWatch(healthPool()))
}
