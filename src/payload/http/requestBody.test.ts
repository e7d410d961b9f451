import { expect, test, vi } from 'vitest'
import { jsonBody } from './requestBody'

const request = (body: string) => new Request('http://own.test', { method: 'POST', body })

test('ERR-19 a body with the character NUL is answered with 400, wherever it stands', async () => {
  for (const body of [{ name: 'a\0b' }, { 'na\0me': 1 }, ['\\\0'], '\0']) {
    const answer = await jsonBody(request(JSON.stringify(body)))
    expect(answer, JSON.stringify(body)).toBeInstanceOf(Response)
    if (!(answer instanceof Response)) continue
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'invalid_request' } })
  }
})

test('ERR-19 a backslash before the letters of its escape is no NUL', async () => {
  for (const body of [{ path: '\\u0000' }, { path: '\\\\u0000' }, {}, null])
    expect(await jsonBody(request(JSON.stringify(body)))).toEqual({ json: body })
  expect(await jsonBody(request('{'))).toEqual({ json: null })
})

test('LEA-34 where a body is worth more than a clear answer, NUL is left out of values and names', async () => {
  const sent = { 'na\0me': 'a\0b\\u0000\\\0' }
  expect(await jsonBody(request(JSON.stringify(sent)), 1000, 'dropped')).toEqual({ json: { name: 'ab\\u0000\\' } })
})

test('L9 NFR-06 a body that hardly moves is answered with 408, and its sender is heard no longer', async () => {
  vi.useFakeTimers()
  let cancelled = false
  const cancel = () => void (cancelled = true)
  const body = new ReadableStream({ start: (sender) => sender.enqueue(new Uint8Array([123])), cancel })
  try {
    const answer = jsonBody(new Request('http://own.test', { method: 'POST', body, duplex: 'half' } as RequestInit))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(cancelled).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toMatchObject({ status: 408 })
    expect(cancelled).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
