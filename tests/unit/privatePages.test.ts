import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRIVATE_PATHS } from '@/src/domain/shopper/signIn/mustSignIn'

test('TEN-08 RTE-40 RTE-41 the edge asks the app for the same pages of one shopper, each time, with the cookies', () => {
  const [, names = ''] = /req\.url ~ "\^\/\(\?:(sign-in\|[^)]+)\)/.exec(readFileSync('edge/default.vcl', 'utf8')) ?? []
  expect(
    names
      .split('|')
      .map((name) => `/${name}`)
      .toSorted(),
  ).toEqual(PRIVATE_PATHS.toSorted())
})
