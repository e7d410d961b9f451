/** Called once by Next when a server process starts. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRequests } = await import('./services/visitors/openRequests')
  const { env } = await import('./env')
  noteRequests(() => env().TRUST_PROXY)
}
