import { beforeEach, expect, test, vi } from 'vitest'
import type * as FormCaptcha from './formCaptcha'

/** As much of a page as the widgets use. Scripts of other hosts are `provider`, which comes or does not. */
const page = { dataset: {} as Record<string, string>, scripts: [] as string[], isThere: true }
interface Loaded {
  src: string
  onload: () => void
  onerror: () => void
}
const element = (): Partial<HTMLElement> => ({ append: () => undefined })

let captchaAnswer: typeof FormCaptcha.captchaAnswer
let prepareCaptcha: typeof FormCaptcha.prepareCaptcha
beforeEach(async () => {
  vi.resetModules()
  Object.assign(page, { dataset: {}, scripts: [], isThere: true })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    documentElement: page,
    createElement: element,
    head: {
      append: ({ src, onload, onerror }: Loaded) => {
        page.scripts.push(src)
        queueMicrotask(page.isThere ? onload : onerror)
      },
    },
  })
  ;({ captchaAnswer, prepareCaptcha } = await import('./formCaptcha'))
})
const form = () => element() as HTMLFormElement

test('LEA-37 Turnstile gives a new token each time the form is sent', async () => {
  Object.assign(page.dataset, { captcha: 'turnstile', captchaKey: 'site-key' })
  let give: (token: string) => void = () => undefined
  const resets: string[] = []
  let tokens = 0
  vi.stubGlobal('window', {
    turnstile: {
      render: (_: unknown, { sitekey, callback }: { sitekey: string; callback: (token: string) => void }) => {
        expect(sitekey).toBe('site-key')
        give = callback
        return 'widget'
      },
      execute: () => give(`token ${(tokens += 1)}`),
      reset: (id: string) => resets.push(id),
    },
  })
  const one = form()
  prepareCaptcha(one)
  expect([await captchaAnswer(one), await captchaAnswer(one)]).toEqual(['token 1', 'token 2'])
  expect(resets).toEqual(['widget'])
  expect(page.scripts).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'])
})

test('LEA-37 hCaptcha too; two forms of a page load its script once', async () => {
  Object.assign(page.dataset, { captcha: 'hcaptcha', captchaKey: 'site-key' })
  let widgets = 0
  vi.stubGlobal('window', {
    hcaptcha: {
      render: () => `widget ${(widgets += 1)}`,
      execute: async (id: string) => ({ response: `token of ${id}` }),
    },
  })
  const [one, two] = [form(), form()]
  expect(await captchaAnswer(one)).toBe('token of widget 1')
  expect(await captchaAnswer(two)).toBe('token of widget 2')
  expect(page.scripts).toEqual(['https://js.hcaptcha.com/1/api.js?render=explicit'])
})

test.each(['turnstile', 'hcaptcha'])(
  'LEA-37 %s: without its script, and when it refuses, there is no answer',
  async (name) => {
    page.dataset.captcha = name
    page.isThere = false
    const one = form()
    expect(await captchaAnswer(one)).toBe('')
    page.isThere = true
    let refuse: () => void = () => undefined
    vi.stubGlobal('window', {
      hcaptcha: { render: () => 'widget', execute: () => Promise.reject(new Error('challenge-closed')) },
      turnstile: {
        render: (_: unknown, options: { 'error-callback': () => void }) => {
          refuse = options['error-callback']
          return 'widget'
        },
        execute: () => refuse(),
      },
    })
    expect(await captchaAnswer(one)).toBe('')
    expect(page.scripts).toHaveLength(2)
  },
)

test('LEA-37 a site without a captcha loads and answers nothing', async () => {
  expect(await captchaAnswer(form())).toBe('')
  expect(page.scripts).toEqual([])
})
