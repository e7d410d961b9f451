import { expect, test } from 'vitest'
import { noticeAt, type StoredNotice } from './noticeAt'

const notice: StoredNotice = {
  _status: 'published',
  severity: 'warning',
  title: 'Maintenance',
  text: 'On Sunday.',
  from: '2026-06-01T00:00:00Z',
  until: '2026-06-02T00:00:00Z',
}
const at = (time: string, changes: StoredNotice = {}) => noticeAt({ ...notice, ...changes }, new Date(time))

test('CMS-05 a notice is shown from its start until its end, and only when published', () => {
  expect(at('2026-05-31T23:59:59Z')).toBeNull()
  expect(at('2026-06-01T00:00:00Z')).toEqual({ severity: 'warning', title: 'Maintenance', text: 'On Sunday.' })
  expect(at('2026-06-02T00:00:00Z')).toBeNull()
  expect(at('2026-06-03T00:00:00Z', { until: null })).not.toBeNull()
  expect(at('2026-06-01T00:00:00Z', { _status: 'draft' })).toBeNull()
  expect(noticeAt({}, new Date())).toBeNull()
})
