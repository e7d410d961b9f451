import { describe, expect, test } from 'vitest'
import { videoSource } from './videoSource'

describe('how a video is played', () => {
  test('VDP-15 a file plays plainly, on our own site and on others', () => {
    for (const href of ['/studio/suv.mp4', 'https://cdn.example.com/a/b.WEBM?token=1'])
      expect(videoSource(href)).toEqual({ kind: 'file', src: href, href })
  })

  test('VDP-15 every form of YouTube address becomes its player without cookies', () => {
    const id = 'dQw4w9WgXcQ'
    for (const href of [
      `https://www.youtube.com/watch?v=${id}&t=3s`,
      `https://youtu.be/${id}?si=abc`,
      `https://m.youtube.com/shorts/${id}`,
      `http://youtube.com/embed/${id}`,
    ])
      expect(videoSource(href)).toEqual({
        kind: 'embed',
        src: `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1`,
        href,
      })
  })

  test('VDP-15 Vimeo plays in its player, an unlisted video with its word', () => {
    expect(videoSource('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1')
    expect(videoSource('https://vimeo.com/76979871/abc123')?.src).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=abc123',
    )
    expect(videoSource('https://player.vimeo.com/video/76979871')?.src).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1',
    )
  })

  test('VDP-15 another page is a link, what is no web address is nothing', () => {
    const page = 'https://tours.example.com/car/7'
    expect(videoSource(page)).toEqual({ kind: 'link', src: page, href: page })
    expect(videoSource('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')?.kind).toBe('link')
    for (const bad of [null, undefined, '', '  ', 'javascript:alert(1)', '//evil.example/a.mp4', 'a.mp4', 'https://'])
      expect(videoSource(bad)).toBeNull()
  })
})
