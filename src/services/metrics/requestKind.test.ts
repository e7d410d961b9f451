import { expect, test } from 'vitest'
import { requestKind } from './requestKind'

test.each([
  ['/', 'page'],
  ['/administration', 'page'],
  ['/admin?x=1', 'admin'],
  ['/admin/collections/cars', 'admin'],
  ['/_next/image?url=%2Fa.webp&w=640&q=75', 'picture'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/api/search', 'api'],
  ['/metrics', 'metrics'],
])('OPS-02 %s is counted as %s', (url, kind) => expect(requestKind(url)).toBe(kind))
