import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { handleApi } from '@/src/payload/http/handleApi'
import {
  config,
  other,
  own,
  payload,
  picture,
  repaint,
  rowOf,
  send,
  setUpTwoDealerships,
  who,
} from './access/twoDealerships'
import { makeRow } from './access/world'

setUpTwoDealerships()

describe('TEN-15 files', () => {
  test('TEN-15 the stored file of a picture or document is the server’s to name', async () => {
    const theirs = await payload.findByID({
      collection: 'documents',
      id: await makeRow(payload, 'documents', other),
      overrideAccess: true,
      depth: 0,
    })
    const mine = rowOf(
      await send(
        who.marketer,
        'POST',
        '/media',
        picture(own.tenant, 'mine.png', { sizes: { thumb: { filename: 'a.webp' } } }),
      ),
    )
    const before = await payload.findByID({ collection: 'media', id: String(mine.id), overrideAccess: true, depth: 0 })
    const forged = {
      filename: theirs.filename,
      url: 'https://evil.example/x.png',
      thumbnailURL: 'https://evil.example/x.png',
      mimeType: 'text/html',
      sizes: { thumb: { filename: theirs.filename, url: '/x' }, hero: { filename: '../../../../etc/hostname' } },
    }
    await send(who.marketer, 'PATCH', `/media/${String(mine.id)}`, forged)
    await send(who.marketer, 'PATCH', `/media?where[id][equals]=${String(mine.id)}`, forged)
    const after = await payload.findByID({ collection: 'media', id: String(mine.id), overrideAccess: true, depth: 0 })
    const facts = ({ filename, url, thumbnailURL, mimeType, sizes }: typeof after) => ({
      filename,
      url,
      thumbnailURL,
      mimeType,
      sizes,
    })
    expect(facts(after)).toEqual(facts(before))
    const direct = await send(who.marketer, 'POST', '/media', { tenant: own.tenant, alt: 'x', ...forged })
    expect(direct.status).toBe(400)
  })

  test('NFR-07 the image optimiser, which asks inside the process without a Host, gets the picture and nothing else', async () => {
    const row = rowOf(await send(who.marketer, 'POST', '/media', picture(own.tenant, 'optimised')))
    expect(row.blur).toMatch(/^data:image\/webp;base64,/)
    const ask = (url: string) => handleApi(config, new Request(`http://127.0.0.1:3000${url}`))
    expect((await ask(`/api/media/file/${String(row.filename)}`)).status).toBe(200)
    expect((await ask('/api/media')).status).toBe(421)
    expect((await ask('/api/media/file/nothing.webp')).status).toBe(421)
  })

  test('TEN-15 a picture never writes over another dealership’s file, whatever it is called', async () => {
    const theirs = rowOf(await send(who.otherDealershipAdmin, 'POST', '/media', picture(other.tenant, 'pic-320x213')))
    const { upload } = payload.collections.media.config
    const stored = path.join(upload.staticDir ?? '', String(theirs.filename))
    const before = await readFile(stored)
    await repaint('#a31')
    const names = new Set([theirs.filename])
    for (const name of ['pic', 'pic.webp', 'pic-320x213', String(theirs.filename)]) {
      const mine = rowOf(await send(who.marketer, 'POST', '/media', picture(own.tenant, name)))
      expect(JSON.stringify(mine.sizes)).toContain('320x213')
      for (const [, file] of JSON.stringify(mine).matchAll(/"filename":"([^"]+)"/g)) {
        expect(names).not.toContain(file)
        names.add(file)
      }
    }
    expect((await readFile(stored)).equals(before)).toBe(true)
    expect(
      (await send({ host: 'other.localhost:3000', headers: {} }, 'GET', `/media/file/${String(theirs.filename)}`))
        .status,
    ).toBe(200)
    expect(
      (await send({ host: 'own.localhost:3000', headers: {} }, 'GET', `/media/file/${String(theirs.filename)}`)).status,
    ).toBe(403)
  })

  test('TEN-15 a script dressed as a picture is refused', async () => {
    for (const [name, type, text] of [
      ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
      ['x.png', 'image/png', '<html><script>1</script></html>'],
      ['x.html', 'text/html', '<html></html>'],
    ] as const) {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ tenant: own.tenant, alt: 'x' }))
      form.set('file', new File([text], name, { type }))
      expect((await send(who.marketer, 'POST', '/media', form)).status, name).toBe(400)
    }
  })
})

describe('TEN-15 relationships', () => {
  test('TEN-15 a site’s logo is its own picture', async () => {
    const theirs = await makeRow(payload, 'media', other)
    const mine = await makeRow(payload, 'media', own)
    expect((await send(who.dealershipAdmin, 'PATCH', `/tenants/${own.tenant}`, { logo: theirs })).status).toBe(400)
    expect((await send(who.dealershipAdmin, 'PATCH', `/tenants/${own.tenant}`, { logo: mine })).status).toBe(200)
  })

  test('TEN-15 rich text points at pictures only, never at people or dealerships', async () => {
    const [root] = (await payload.find({ collection: 'users', limit: 1, overrideAccess: true })).docs
    for (const [relationTo, value] of [
      ['users', root?.id],
      ['tenants', other.tenant],
      ['shoppers', other.shopper],
      ['nothing', 'x'],
    ] as const) {
      for (const node of [
        { type: 'upload', version: 3, format: '', id: 'a', relationTo, value, fields: null },
        { type: 'relationship', version: 2, format: '', relationTo, value },
        {
          type: 'link',
          version: 3,
          format: '',
          indent: 0,
          direction: 'ltr',
          id: 'a',
          children: [],
          fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
        },
      ]) {
        const content = {
          root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [node] },
        }
        const answer = await send(who.marketer, 'POST', '/blogs', {
          tenant: own.tenant,
          heading: 'x',
          slug: crypto.randomUUID(),
          content,
          _status: 'draft',
        })
        expect(answer.status, `${node.type} ${relationTo} ${answer.text.slice(0, 200)}`).toBe(400)
      }
    }
  })
})
