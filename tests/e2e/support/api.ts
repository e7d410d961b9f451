import { request } from '@playwright/test'
import { demoPassword } from '../../../src/domain/platform/demoPassword'
import { platformUrl } from './sites'

type Doc = Record<string, unknown> & { id: string }

/** Signs a staff member in on the platform's host and returns REST calls made as that person. */
export const staffApi = async (email: string) => {
  const signIn = await request.newContext({ baseURL: platformUrl() })
  const answer = await signIn.post('/api/users/login', { data: { email, password: demoPassword } })
  if (!answer.ok()) throw new Error(`Sign-in as ${email} failed: ${answer.status()} ${await answer.text()}`)
  const { token } = await answer.json()
  await signIn.dispose()
  // A connection for each call: one left open is closed by the server after 5 s, or by a test that kills the server.
  const extraHTTPHeaders = { authorization: `JWT ${token}`, connection: 'close' }
  const api = await request.newContext({ baseURL: platformUrl(), extraHTTPHeaders })
  const json = async (made: ReturnType<typeof api.get>): Promise<{ docs: Doc[]; doc: Doc }> => {
    const response = await made
    if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
    const body: { docs: Doc[]; doc: Doc } = JSON.parse(await response.text())
    return body
  }
  return {
    find: async (path: string): Promise<Doc[]> => (await json(api.get(`/api/${path}`))).docs,
    create: async (collection: string, data: object): Promise<Doc> =>
      (await json(api.post(`/api/${collection}`, { data }))).doc,
    upload: async (
      collection: string,
      data: object,
      file: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<Doc> =>
      (await json(api.post(`/api/${collection}`, { multipart: { _payload: JSON.stringify(data), file } }))).doc,
    /** As after 'Take over' in the admin: a form that another test has left keeps its lock for five minutes. */
    update: async (collection: string, id: string, data: object): Promise<Doc> =>
      (await json(api.patch(`/api/${collection}/${id}${id.includes('?') ? '&' : '?'}overrideLock=true`, { data }))).doc,
    remove: async (path: string): Promise<void> => void (await json(api.delete(`/api/${path}`))),
    dispose: () => api.dispose(),
  }
}
