import { describe, expect, test } from 'vitest'
import { hotspotsSchema } from '../stock/photos/hotspots'
import { hotspotsOnFrame, nearestFrameWith, usefulHotspots } from './hotspotsOnFrame'

const { exterior, interior } = hotspotsSchema.parse({
  exterior: [
    {
      id: 7,
      description: 'Alloy wheel',
      anchors: ['wheel-front-left'],
      positions: [
        { frame: 22, x: 0.3, y: 0.7 },
        { frame: 2, x: 0.4, y: 0.7 },
        { frame: 3, x: 1.2, y: 0.7 },
      ],
    },
    { id: 'empty', description: ' ', positions: [{ frame: 2, x: 0.5, y: 0.5 }] },
    { id: 'gone', description: 'On no frame' },
  ],
  interior: [{ id: 'screen', description: 'Touch screen', positions: [{ frame: 0, x: 0.2, y: 0.3 }] }],
})
const [wheel] = exterior

describe('hotspots', () => {
  test('CAR-21 GAL-09 stand where the frame shows them, and only on frames that do', () => {
    expect(hotspotsOnFrame(exterior, 2)).toEqual([
      { id: '7', description: 'Alloy wheel', x: 0.4, y: 0.7 },
      { id: 'empty', description: ' ', x: 0.5, y: 0.5 },
    ])
    expect(hotspotsOnFrame(exterior, 0)).toEqual([])
    expect(hotspotsOnFrame(interior, 0)).toEqual([{ id: 'screen', description: 'Touch screen', x: 0.2, y: 0.3 }])
  })

  test('GAL-09 a place outside the picture is none', () => {
    expect(hotspotsOnFrame(exterior, 3)).toEqual([])
  })

  test('GAL-09 without words or without a place on a frame of this view a hotspot is not sent', () => {
    expect(usefulHotspots(exterior, 24).map(({ id }) => id)).toEqual(['7'])
    expect(usefulHotspots(exterior, 2)).toEqual([])
  })

  test('GAL-09 the spin turns the short way to a hotspot', () => {
    if (!wheel) throw new Error('no wheel')
    expect(nearestFrameWith(wheel, 0, 24)).toBe(2)
    expect(nearestFrameWith(wheel, 23, 24)).toBe(22)
    expect(nearestFrameWith(wheel, 14, 24)).toBe(22)
    expect(nearestFrameWith({ ...wheel, positions: [] }, 14, 24)).toBeNull()
  })
})
