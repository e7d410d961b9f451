import type { Instrumentation } from 'next'

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

/** Next prints the error for people; a collector of logs also gets a line that names the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./env')
  if (env().LOG_FORMAT !== 'json') return
  const { writeRequestError } = await import('./services/visitors/requestErrorLine')
  writeRequestError(error, context)
}
