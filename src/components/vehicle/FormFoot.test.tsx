import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormFoot } from './FormFoot'

const isTicked = (typed: Record<string, string> | null, checked: boolean): boolean =>
  renderToStaticMarkup(
    <FormFoot pending={false} submit="Send" optIn={{ label: 'News', checked }} typed={typed} purpose="To answer." />,
  ).includes('checked=""')

test('LAW-07 LEA-38 consent is what was chosen when a form comes back, and what the site says before', () => {
  expect([isTicked(null, true), isTicked(null, false)]).toEqual([true, false])
  expect([isTicked({ name: 'Jo' }, true), isTicked({ name: 'Jo', opt_in: 'on' }, false)]).toEqual([false, true])
})
